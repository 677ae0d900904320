import { Typing as Typing_eaf1fc312c6555006b1e455bbb4528b0 } from '../../../forms/editing/typing'
import { LeadPanel as LeadPanel_65c6896d6b56fa6453004ebab50728b2 } from '../../../leads/inbox/panel'
import { NameCell as NameCell_eae0c0aef48011351d8adf9fa680794a } from '../../../leads/inbox/cells'
import { ServiceCell as ServiceCell_eae0c0aef48011351d8adf9fa680794a } from '../../../leads/inbox/cells'
import { PlaceCell as PlaceCell_eae0c0aef48011351d8adf9fa680794a } from '../../../leads/inbox/cells'
import { DayCell as DayCell_0ef106e11527d8ad494cf1febbc62e5d } from '../../../forms/controls/day'
import { DayField as DayField_0ef106e11527d8ad494cf1febbc62e5d } from '../../../forms/controls/day'
import { Moment as Moment_3e8a0e3c08d7b84c1694e1661a32b3ae } from '../../../leads/inbox/moment'
import { NumberInput as NumberInput_7d12d090b600d6aa91f8bb199ed538b9 } from '../../../forms/controls/number'
import { TextShown as TextShown_0cc057908441a38cff455c4a85cfd175 } from '../../../leads/inbox/moment-field'
import { ReceivedCell as ReceivedCell_eae0c0aef48011351d8adf9fa680794a } from '../../../leads/inbox/cells'
import { TimeLeftCell as TimeLeftCell_eae0c0aef48011351d8adf9fa680794a } from '../../../leads/inbox/cells'
import { ViewLinks as ViewLinks_75546ed4aa83c113c22db8da2d769256 } from '../../../leads/inbox/view-links'
import { SetAside as SetAside_57e1f106e141228f387b567262e0eec7 } from '../../../leads/inbox/set-aside'
import { BulkSpam as BulkSpam_37a12473ee08d01ad27452b773dd4a53 } from '../../../leads/inbox/bulk-spam'
import { NewTitle as NewTitle_cc4302e0580c36af7bae47e581573c20 } from '../../../forms/payload-patches/new-title'
import { SaveChanges as SaveChanges_7b3fa863d8b78e1d506e20dccb24fd5a } from '../../../forms/editing/save-button'
import { History as History_567231b65ed17530bc0696d319321526 } from '../../../forms/editing/history'
import { UsualWords as UsualWords_c5d7db4eb4b3f3650d2242529c7ad63f } from '../../../forms/controls/usual-words'
import { FamilyChoice as FamilyChoice_e28e4d53205af88e6719acaa2890b036 } from '../../../model/settings/choices'
import { Address as Address_55ab4054af256e0f76ee05573f54d851 } from '../../../forms/controls/address'
import { PictureNote as PictureNote_daf2411ee30c6fcf128d47cd424c2b00 } from '../../../model/pictures/field-note'
import { AddedRow as AddedRow_70aa99a9b3d523398dbab90515e4ade2 } from '../../../forms/controls/added-row'
import { RowLabel as RowLabel_498a3130f8dc0fa0e7df2c71f01e165e } from '../../../forms/controls/row-label'
import { IconCell as IconCell_9e69bc271a503380b52ea8a71741d5fd } from '../../../forms/controls/icon-preview'
import { IconPreview as IconPreview_9e69bc271a503380b52ea8a71741d5fd } from '../../../forms/controls/icon-preview'
import { UsualRows as UsualRows_f9c74f1af77b0d00a447fa97591712f5 } from '../../../forms/controls/usual-rows'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { UnfinishedLinksClient as UnfinishedLinksClient_b394b9b3a5543eee26652250d6621fec } from '../../../forms/payload-patches/unfinished-links'
import { PastedTextClient as PastedTextClient_4b54a09dd61579ed98a330e06469aba3 } from '../../../forms/controls/pasted-text'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { TableFeatureClient as TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ButtonPageChoice as ButtonPageChoice_e28e4d53205af88e6719acaa2890b036 } from '../../../model/settings/choices'
import { SectionLabel as SectionLabel_5feb284416fe5e330b7946253cbd32a8 } from '../../../forms/controls/section-label'
import { QuoteOptionChoice as QuoteOptionChoice_e28e4d53205af88e6719acaa2890b036 } from '../../../model/settings/choices'
import { SearchResult as SearchResult_16ce0dca2981aef5e72d0cb05f65abd3 } from '../../../model/search-listing/fields'
import { ListingText as ListingText_16ce0dca2981aef5e72d0cb05f65abd3 } from '../../../model/search-listing/fields'
import { SharedCard as SharedCard_16ce0dca2981aef5e72d0cb05f65abd3 } from '../../../model/search-listing/fields'
import { ManyNotice as ManyNotice_baf3c1f2755a782373f095ac9697c2b1 } from '../../../forms/editing/many-notice'
import { FactsMenu as FactsMenu_817dd8faeadb453a5184228004f41328 } from '../../../forms/editing/facts-menu'
import { SendLink as SendLink_47f2a454045c49593b866e543eb37254 } from '../../../office/preview/send-link'
import { ClosedOnPhones as ClosedOnPhones_fbbbc19b5f84d76886d61698a0b6e3ed } from '../../../office/preview/closed-on-phones'
import { TakeAway as TakeAway_1e5c6c7b5d21e09d37ee37d4c8d5b217 } from '../../../forms/controls/take-away'
import { PublishChanges as PublishChanges_a0fc1909d67251d41774be818403bac1 } from '../../../forms/editing/publish-button'
import { NoButton as NoButton_3e1f09ddda1fabf8ed77551714ba3eda } from '../../../forms/editing/no-button'
import { CityPath as CityPath_d7125c0b5a904fe6313def3cc21334f3 } from '../../../forms/controls/city-path'
import { OfficeChoice as OfficeChoice_e28e4d53205af88e6719acaa2890b036 } from '../../../model/settings/choices'
import { OwnPath as OwnPath_5d01582bf34ec790e47c42d014d53352 } from '../../../forms/controls/own-path'
import { BeginWith as BeginWith_b8ac872c9d5d4a692be38517c262cd19 } from '../../../model/own-pages/begin-with'
import { SectionNote as SectionNote_4fdf9047b14eaa119e4d03576d10e903 } from '../../../forms/controls/section-note'
import { ToMenu as ToMenu_334a91e2391543c7e1920913afb09d10 } from '../../../forms/controls/to-menu'
import { PublishDayCell as PublishDayCell_0ef106e11527d8ad494cf1febbc62e5d } from '../../../forms/controls/day'
import { PublishDayNote as PublishDayNote_0ef106e11527d8ad494cf1febbc62e5d } from '../../../forms/controls/day'
import { SampleField as SampleField_74ab7bc49fae95b42760f237ac62c1ad } from '../../../forms/controls/sample-field'
import { DescriptionCell as DescriptionCell_eb41adff53778da20360616ea5b9d46e } from '../../../model/pictures/cells'
import { UsedInCell as UsedInCell_eb41adff53778da20360616ea5b9d46e } from '../../../model/pictures/cells'
import { UsesPanel as UsesPanel_88a90ea88cfd62c4fa2e01f6159b330c } from '../../../model/pictures/panel'
import { ListTools as ListTools_7749e165c0cd85e1f28594eb1a761ed9 } from '../../../model/pictures/list-tools'
import { ChooseAtOnce as ChooseAtOnce_2e5a6154d2a4afbedd0a7b3af55bfded } from '../../../model/pictures/choose-at-once'
import { MissingList as MissingList_91fb3990489647bfc9373ea14f23ee4e } from '../../../model/redirects/missing-list'
import { CurrentPassword as CurrentPassword_ff966bd53b5510b292e72be2b84c0ded } from '../../../accounts/current-password'
import { AccountPanel as AccountPanel_9c58826b3d19248e4546614709e5e27b } from '../../../accounts/account-panel'
import { InviteView as InviteView_8e4a2d3f820bfc41c1c955554c2bcbdd } from '../../../accounts/invite-view'
import { SubjectCell as SubjectCell_c0bd3c8ade6b82b66be58abeeb6a099b } from '../../../accounts/audit/cells'
import { ChangedCell as ChangedCell_c0bd3c8ade6b82b66be58abeeb6a099b } from '../../../accounts/audit/cells'
import { MailState as MailState_cc942ed6200ff982a5edfaaa7933b883 } from '../../../leads/mails/mail-setup'
import { MailProviderChoice as MailProviderChoice_7b26615b8ad391c4dc1effa48f5dc806 } from '../../../leads/mails/mail-provider-choice'
import { PasswordField as PasswordField_cc942ed6200ff982a5edfaaa7933b883 } from '../../../leads/mails/mail-setup'
import { TestMail as TestMail_cc942ed6200ff982a5edfaaa7933b883 } from '../../../leads/mails/mail-setup'
import { SecretField as SecretField_01541874154fed26ed84759d1573f760 } from '../../../leads/measuring/form'
import { TestNetwork as TestNetwork_01541874154fed26ed84759d1573f760 } from '../../../leads/measuring/form'
import { ServiceRow as ServiceRow_a054b14253d46af52f163b49af7d77f6 } from '../../../forms/controls/service-row'
import { YearsNote as YearsNote_c4ffbf8a82b5976d0586f9e964af6e73 } from '../../../forms/controls/years-note'
import { HoursNote as HoursNote_6f751c2f872baffe0da63d78254e8796 } from '../../../forms/controls/hours-note'
import { ExceptionLabel as ExceptionLabel_4958ccd8e58166eaade8ac55a81fea89 } from '../../../forms/controls/exception-label'
import { ZoneChoice as ZoneChoice_e28e4d53205af88e6719acaa2890b036 } from '../../../model/settings/choices'
import { Colour as Colour_c88a099db22a27b829c45e89b78ad99b } from '../../../forms/controls/colour'
import { PalettePreview as PalettePreview_bfa620e68e8fed1cf84933b12dedc448 } from '../../../forms/controls/palette-preview'
import { CompanyWords as CompanyWords_d82abbae425be526b4afd845c37442c5 } from '../../../forms/controls/company-words'
import { ThanksPageChoice as ThanksPageChoice_e28e4d53205af88e6719acaa2890b036 } from '../../../model/settings/choices'
import { MenuPageChoice as MenuPageChoice_e28e4d53205af88e6719acaa2890b036 } from '../../../model/settings/choices'
import { UsualEntries as UsualEntries_ebf1f84e1992b0fd338a622e171eea44 } from '../../../model/settings/usual-entries'
import { FooterPageChoice as FooterPageChoice_e28e4d53205af88e6719acaa2890b036 } from '../../../model/settings/choices'
import { Nav as Nav_275c3e869ab2f8282c0853e472def770 } from '../../../office/menu/nav'
import { MailTrouble as MailTrouble_38c50fe42491780fa1033933f70a894b } from '../../../leads/inbox/mail-trouble'
import { Mark as Mark_59f37309cddee8d166461698ba486738 } from '../../../forms/controls/mark'
import { Logo as Logo_ab201cf7364d076d11ae6ec1f60b1475 } from '../../../model/settings/logo'
import { WebsiteLink as WebsiteLink_b96d50029c98425cf9adad15127dc82e } from '../../../office/edit-bar/website-link'
import { Today as Today_2be7fd6d5dfbdda3350fb9c61d63e201 } from '../../../leads/inbox/today'
import { EnquiryReports as EnquiryReports_f10cab008a86a73ac580fba2dae3478f } from '../../../leads/figures/reports'
import { FailedPlans as FailedPlans_caa0bd6c94125ef2dcced637d41afc2c } from '../../../model/dashboard/failed-plans'
import { DuePromises as DuePromises_edddde358931efdd44f2f2a0fc9d22bb } from '../../../model/dashboard/due-promises'
import { SearchNotice as SearchNotice_6fbbdff06cdf14998d11a470c6b684cb } from '../../../model/search-listing/notice'
import { SampleNotice as SampleNotice_e25714d0fd72dd0da443db9c36e02693 } from '../../../model/dashboard/sample-notice'
import { FirstHourNotice as FirstHourNotice_8ace1ab859816fee2251d3575343aed8 } from '../../../office/guide/notice'
import { EditorsStart as EditorsStart_350373a5d9fa799892c7032a3a7d87a5 } from '../../../model/dashboard/editors-start'
import { MachineReport as MachineReport_31b466f6a22be153e0d874437b462bc4 } from '../../../operations/alerts/report'
import { LoginView as LoginView_291db01dd82dccf645a9fa881f397ca5 } from '../../../accounts/login-view'
import { ForgotView as ForgotView_5aa281b34840dfabca9336687537c4df } from '../../../accounts/forgot-view'
import { FiguresView as FiguresView_2c133664e240bfc2d99683a79739cdc4 } from '../../../leads/figures/view'
import { FirstHourView as FirstHourView_16e37a130fdbd6e495eed6d38f8fc681 } from '../../../office/guide/view'
import { SearchPagesView as SearchPagesView_a862d5015a83d02b963bd04d5f1bec8f } from '../../../model/search-listing/pages-view'
import { FindReplaceView as FindReplaceView_b1596d5449c192c892025ada1bb869e9 } from '../../../office/find-replace/view'
import { PasswordView as PasswordView_71e239a08f617b81f99b77b11203fbcb } from '../../../accounts/password-view'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/forms/editing/typing#Typing": Typing_eaf1fc312c6555006b1e455bbb4528b0,
  "/leads/inbox/panel#LeadPanel": LeadPanel_65c6896d6b56fa6453004ebab50728b2,
  "/leads/inbox/cells#NameCell": NameCell_eae0c0aef48011351d8adf9fa680794a,
  "/leads/inbox/cells#ServiceCell": ServiceCell_eae0c0aef48011351d8adf9fa680794a,
  "/leads/inbox/cells#PlaceCell": PlaceCell_eae0c0aef48011351d8adf9fa680794a,
  "/forms/controls/day#DayCell": DayCell_0ef106e11527d8ad494cf1febbc62e5d,
  "/forms/controls/day#DayField": DayField_0ef106e11527d8ad494cf1febbc62e5d,
  "/leads/inbox/moment#Moment": Moment_3e8a0e3c08d7b84c1694e1661a32b3ae,
  "/forms/controls/number#NumberInput": NumberInput_7d12d090b600d6aa91f8bb199ed538b9,
  "/leads/inbox/moment-field#TextShown": TextShown_0cc057908441a38cff455c4a85cfd175,
  "/leads/inbox/cells#ReceivedCell": ReceivedCell_eae0c0aef48011351d8adf9fa680794a,
  "/leads/inbox/cells#TimeLeftCell": TimeLeftCell_eae0c0aef48011351d8adf9fa680794a,
  "/leads/inbox/view-links#ViewLinks": ViewLinks_75546ed4aa83c113c22db8da2d769256,
  "/leads/inbox/set-aside#SetAside": SetAside_57e1f106e141228f387b567262e0eec7,
  "/leads/inbox/bulk-spam#BulkSpam": BulkSpam_37a12473ee08d01ad27452b773dd4a53,
  "/forms/payload-patches/new-title#NewTitle": NewTitle_cc4302e0580c36af7bae47e581573c20,
  "/forms/editing/save-button#SaveChanges": SaveChanges_7b3fa863d8b78e1d506e20dccb24fd5a,
  "/forms/editing/history#History": History_567231b65ed17530bc0696d319321526,
  "/forms/controls/usual-words#UsualWords": UsualWords_c5d7db4eb4b3f3650d2242529c7ad63f,
  "/model/settings/choices#FamilyChoice": FamilyChoice_e28e4d53205af88e6719acaa2890b036,
  "/forms/controls/address#Address": Address_55ab4054af256e0f76ee05573f54d851,
  "/model/pictures/field-note#PictureNote": PictureNote_daf2411ee30c6fcf128d47cd424c2b00,
  "/forms/controls/added-row#AddedRow": AddedRow_70aa99a9b3d523398dbab90515e4ade2,
  "/forms/controls/row-label#RowLabel": RowLabel_498a3130f8dc0fa0e7df2c71f01e165e,
  "/forms/controls/icon-preview#IconCell": IconCell_9e69bc271a503380b52ea8a71741d5fd,
  "/forms/controls/icon-preview#IconPreview": IconPreview_9e69bc271a503380b52ea8a71741d5fd,
  "/forms/controls/usual-rows#UsualRows": UsualRows_f9c74f1af77b0d00a447fa97591712f5,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "/forms/payload-patches/unfinished-links#UnfinishedLinksClient": UnfinishedLinksClient_b394b9b3a5543eee26652250d6621fec,
  "/forms/controls/pasted-text#PastedTextClient": PastedTextClient_4b54a09dd61579ed98a330e06469aba3,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#TableFeatureClient": TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/model/settings/choices#ButtonPageChoice": ButtonPageChoice_e28e4d53205af88e6719acaa2890b036,
  "/forms/controls/section-label#SectionLabel": SectionLabel_5feb284416fe5e330b7946253cbd32a8,
  "/model/settings/choices#QuoteOptionChoice": QuoteOptionChoice_e28e4d53205af88e6719acaa2890b036,
  "/model/search-listing/fields#SearchResult": SearchResult_16ce0dca2981aef5e72d0cb05f65abd3,
  "/model/search-listing/fields#ListingText": ListingText_16ce0dca2981aef5e72d0cb05f65abd3,
  "/model/search-listing/fields#SharedCard": SharedCard_16ce0dca2981aef5e72d0cb05f65abd3,
  "/forms/editing/many-notice#ManyNotice": ManyNotice_baf3c1f2755a782373f095ac9697c2b1,
  "/forms/editing/facts-menu#FactsMenu": FactsMenu_817dd8faeadb453a5184228004f41328,
  "/office/preview/send-link#SendLink": SendLink_47f2a454045c49593b866e543eb37254,
  "/office/preview/closed-on-phones#ClosedOnPhones": ClosedOnPhones_fbbbc19b5f84d76886d61698a0b6e3ed,
  "/forms/controls/take-away#TakeAway": TakeAway_1e5c6c7b5d21e09d37ee37d4c8d5b217,
  "/forms/editing/publish-button#PublishChanges": PublishChanges_a0fc1909d67251d41774be818403bac1,
  "/forms/editing/no-button#NoButton": NoButton_3e1f09ddda1fabf8ed77551714ba3eda,
  "/forms/controls/city-path#CityPath": CityPath_d7125c0b5a904fe6313def3cc21334f3,
  "/model/settings/choices#OfficeChoice": OfficeChoice_e28e4d53205af88e6719acaa2890b036,
  "/forms/controls/own-path#OwnPath": OwnPath_5d01582bf34ec790e47c42d014d53352,
  "/model/own-pages/begin-with#BeginWith": BeginWith_b8ac872c9d5d4a692be38517c262cd19,
  "/forms/controls/section-note#SectionNote": SectionNote_4fdf9047b14eaa119e4d03576d10e903,
  "/forms/controls/to-menu#ToMenu": ToMenu_334a91e2391543c7e1920913afb09d10,
  "/forms/controls/day#PublishDayCell": PublishDayCell_0ef106e11527d8ad494cf1febbc62e5d,
  "/forms/controls/day#PublishDayNote": PublishDayNote_0ef106e11527d8ad494cf1febbc62e5d,
  "/forms/controls/sample-field#SampleField": SampleField_74ab7bc49fae95b42760f237ac62c1ad,
  "/model/pictures/cells#DescriptionCell": DescriptionCell_eb41adff53778da20360616ea5b9d46e,
  "/model/pictures/cells#UsedInCell": UsedInCell_eb41adff53778da20360616ea5b9d46e,
  "/model/pictures/panel#UsesPanel": UsesPanel_88a90ea88cfd62c4fa2e01f6159b330c,
  "/model/pictures/list-tools#ListTools": ListTools_7749e165c0cd85e1f28594eb1a761ed9,
  "/model/pictures/choose-at-once#ChooseAtOnce": ChooseAtOnce_2e5a6154d2a4afbedd0a7b3af55bfded,
  "/model/redirects/missing-list#MissingList": MissingList_91fb3990489647bfc9373ea14f23ee4e,
  "/accounts/current-password#CurrentPassword": CurrentPassword_ff966bd53b5510b292e72be2b84c0ded,
  "/accounts/account-panel#AccountPanel": AccountPanel_9c58826b3d19248e4546614709e5e27b,
  "/accounts/invite-view#InviteView": InviteView_8e4a2d3f820bfc41c1c955554c2bcbdd,
  "/accounts/audit/cells#SubjectCell": SubjectCell_c0bd3c8ade6b82b66be58abeeb6a099b,
  "/accounts/audit/cells#ChangedCell": ChangedCell_c0bd3c8ade6b82b66be58abeeb6a099b,
  "/leads/mails/mail-setup#MailState": MailState_cc942ed6200ff982a5edfaaa7933b883,
  "/leads/mails/mail-provider-choice#MailProviderChoice": MailProviderChoice_7b26615b8ad391c4dc1effa48f5dc806,
  "/leads/mails/mail-setup#PasswordField": PasswordField_cc942ed6200ff982a5edfaaa7933b883,
  "/leads/mails/mail-setup#TestMail": TestMail_cc942ed6200ff982a5edfaaa7933b883,
  "/leads/measuring/form#SecretField": SecretField_01541874154fed26ed84759d1573f760,
  "/leads/measuring/form#TestNetwork": TestNetwork_01541874154fed26ed84759d1573f760,
  "/forms/controls/service-row#ServiceRow": ServiceRow_a054b14253d46af52f163b49af7d77f6,
  "/forms/controls/years-note#YearsNote": YearsNote_c4ffbf8a82b5976d0586f9e964af6e73,
  "/forms/controls/hours-note#HoursNote": HoursNote_6f751c2f872baffe0da63d78254e8796,
  "/forms/controls/exception-label#ExceptionLabel": ExceptionLabel_4958ccd8e58166eaade8ac55a81fea89,
  "/model/settings/choices#ZoneChoice": ZoneChoice_e28e4d53205af88e6719acaa2890b036,
  "/forms/controls/colour#Colour": Colour_c88a099db22a27b829c45e89b78ad99b,
  "/forms/controls/palette-preview#PalettePreview": PalettePreview_bfa620e68e8fed1cf84933b12dedc448,
  "/forms/controls/company-words#CompanyWords": CompanyWords_d82abbae425be526b4afd845c37442c5,
  "/model/settings/choices#ThanksPageChoice": ThanksPageChoice_e28e4d53205af88e6719acaa2890b036,
  "/model/settings/choices#MenuPageChoice": MenuPageChoice_e28e4d53205af88e6719acaa2890b036,
  "/model/settings/usual-entries#UsualEntries": UsualEntries_ebf1f84e1992b0fd338a622e171eea44,
  "/model/settings/choices#FooterPageChoice": FooterPageChoice_e28e4d53205af88e6719acaa2890b036,
  "/office/menu/nav#Nav": Nav_275c3e869ab2f8282c0853e472def770,
  "/leads/inbox/mail-trouble#MailTrouble": MailTrouble_38c50fe42491780fa1033933f70a894b,
  "/forms/controls/mark#Mark": Mark_59f37309cddee8d166461698ba486738,
  "/model/settings/logo#Logo": Logo_ab201cf7364d076d11ae6ec1f60b1475,
  "/office/edit-bar/website-link#WebsiteLink": WebsiteLink_b96d50029c98425cf9adad15127dc82e,
  "/leads/inbox/today#Today": Today_2be7fd6d5dfbdda3350fb9c61d63e201,
  "/leads/figures/reports#EnquiryReports": EnquiryReports_f10cab008a86a73ac580fba2dae3478f,
  "/model/dashboard/failed-plans#FailedPlans": FailedPlans_caa0bd6c94125ef2dcced637d41afc2c,
  "/model/dashboard/due-promises#DuePromises": DuePromises_edddde358931efdd44f2f2a0fc9d22bb,
  "/model/search-listing/notice#SearchNotice": SearchNotice_6fbbdff06cdf14998d11a470c6b684cb,
  "/model/dashboard/sample-notice#SampleNotice": SampleNotice_e25714d0fd72dd0da443db9c36e02693,
  "/office/guide/notice#FirstHourNotice": FirstHourNotice_8ace1ab859816fee2251d3575343aed8,
  "/model/dashboard/editors-start#EditorsStart": EditorsStart_350373a5d9fa799892c7032a3a7d87a5,
  "/operations/alerts/report#MachineReport": MachineReport_31b466f6a22be153e0d874437b462bc4,
  "/accounts/login-view#LoginView": LoginView_291db01dd82dccf645a9fa881f397ca5,
  "/accounts/forgot-view#ForgotView": ForgotView_5aa281b34840dfabca9336687537c4df,
  "/leads/figures/view#FiguresView": FiguresView_2c133664e240bfc2d99683a79739cdc4,
  "/office/guide/view#FirstHourView": FirstHourView_16e37a130fdbd6e495eed6d38f8fc681,
  "/model/search-listing/pages-view#SearchPagesView": SearchPagesView_a862d5015a83d02b963bd04d5f1bec8f,
  "/office/find-replace/view#FindReplaceView": FindReplaceView_b1596d5449c192c892025ada1bb869e9,
  "/accounts/password-view#PasswordView": PasswordView_71e239a08f617b81f99b77b11203fbcb,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
