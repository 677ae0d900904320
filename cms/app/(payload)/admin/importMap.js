import { Typing as Typing_4549d5075240f331cfc0340013089221 } from '../../../changes/typing'
import { LeadPanel as LeadPanel_65c6896d6b56fa6453004ebab50728b2 } from '../../../leads/inbox/panel'
import { NameCell as NameCell_eae0c0aef48011351d8adf9fa680794a } from '../../../leads/inbox/cells'
import { ServiceCell as ServiceCell_eae0c0aef48011351d8adf9fa680794a } from '../../../leads/inbox/cells'
import { PlaceCell as PlaceCell_eae0c0aef48011351d8adf9fa680794a } from '../../../leads/inbox/cells'
import { DayCell as DayCell_b52ccab8cdc925234ce75294d05f8bde } from '../../../content/look/day'
import { DayField as DayField_b52ccab8cdc925234ce75294d05f8bde } from '../../../content/look/day'
import { Moment as Moment_3e8a0e3c08d7b84c1694e1661a32b3ae } from '../../../leads/inbox/moment'
import { TextShown as TextShown_0cc057908441a38cff455c4a85cfd175 } from '../../../leads/inbox/moment-field'
import { ReceivedCell as ReceivedCell_eae0c0aef48011351d8adf9fa680794a } from '../../../leads/inbox/cells'
import { TimeLeftCell as TimeLeftCell_eae0c0aef48011351d8adf9fa680794a } from '../../../leads/inbox/cells'
import { ViewLinks as ViewLinks_75546ed4aa83c113c22db8da2d769256 } from '../../../leads/inbox/view-links'
import { SetAside as SetAside_57e1f106e141228f387b567262e0eec7 } from '../../../leads/inbox/set-aside'
import { BulkSpam as BulkSpam_37a12473ee08d01ad27452b773dd4a53 } from '../../../leads/inbox/bulk-spam'
import { SaveChanges as SaveChanges_c121c770fac411e97b8c46f0b4e9a6b8 } from '../../../changes/save-button'
import { SpecifiedWords as SpecifiedWords_4d4fa3c1069df8500b12d79efe4b1ec8 } from '../../../content/look/specified-words'
import { FamilyChoice as FamilyChoice_03c5e77bf43f5b0b1d16c73c1c261b5c } from '../../../content/look/choices'
import { Address as Address_9919b8887f4152a0ad3edae3bc74d780 } from '../../../content/look/address'
import { PictureNote as PictureNote_bf4e7ed9e8551fa56c36d64e1f969738 } from '../../../content/pictures/field-note'
import { RowLabel as RowLabel_4831f02989092470498010200342a5f7 } from '../../../content/look/row-label'
import { IconCell as IconCell_6616b5b88165f9bc99bb11b06fc78093 } from '../../../content/look/icon-preview'
import { IconPreview as IconPreview_6616b5b88165f9bc99bb11b06fc78093 } from '../../../content/look/icon-preview'
import { QuoteOptionChoice as QuoteOptionChoice_03c5e77bf43f5b0b1d16c73c1c261b5c } from '../../../content/look/choices'
import { SearchResult as SearchResult_3ac201ec8fb6e69d6ba8f78e8af8fb69 } from '../../../search-listing/fields'
import { ListingText as ListingText_3ac201ec8fb6e69d6ba8f78e8af8fb69 } from '../../../search-listing/fields'
import { SharedCard as SharedCard_3ac201ec8fb6e69d6ba8f78e8af8fb69 } from '../../../search-listing/fields'
import { ManyNotice as ManyNotice_a913fbdd601c03e1520866762e8e5826 } from '../../../changes/many-notice'
import { SendLink as SendLink_2b8fa7aba4a8eba5e52baa70eb3518c1 } from '../../../preview/send-link'
import { TakeAway as TakeAway_b18fd2136c6295c702357157fab54e66 } from '../../../content/look/take-away'
import { PublishChanges as PublishChanges_b65c5e5032a1231b8da91ccf7d6f4846 } from '../../../changes/publish-button'
import { NoButton as NoButton_4ff5a65f1c900551de84e29138afc22c } from '../../../changes/no-button'
import { History as History_ae1de02a0ec0345274f2d9d391709621 } from '../../../changes/history'
import { OfficeChoice as OfficeChoice_03c5e77bf43f5b0b1d16c73c1c261b5c } from '../../../content/look/choices'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { PastedPicturesClient as PastedPicturesClient_935106e683aae024d5cd576df303be14 } from '../../../content/look/pasted-pictures'
import { EditorNameClient as EditorNameClient_cff7646d06a3ae58bd4666fad637e930 } from '../../../content/look/editor-name'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { PublishDayCell as PublishDayCell_b52ccab8cdc925234ce75294d05f8bde } from '../../../content/look/day'
import { PublishDayNote as PublishDayNote_b52ccab8cdc925234ce75294d05f8bde } from '../../../content/look/day'
import { DescriptionCell as DescriptionCell_1b5fc851a7a0dead7ba05f24173c7e21 } from '../../../content/pictures/cells'
import { UsedInCell as UsedInCell_1b5fc851a7a0dead7ba05f24173c7e21 } from '../../../content/pictures/cells'
import { UsesPanel as UsesPanel_7593222a81ad4f2f45a8957866167176 } from '../../../content/pictures/panel'
import { ListTools as ListTools_411ed8af69d3e784141d6b3a83bf0329 } from '../../../content/pictures/list-tools'
import { MissingList as MissingList_7dd53b7daaf7ffabf67490865c84a2af } from '../../../content/missing-list'
import { CurrentPassword as CurrentPassword_ff966bd53b5510b292e72be2b84c0ded } from '../../../accounts/current-password'
import { AccountPanel as AccountPanel_9c58826b3d19248e4546614709e5e27b } from '../../../accounts/account-panel'
import { InviteView as InviteView_8e4a2d3f820bfc41c1c955554c2bcbdd } from '../../../accounts/invite-view'
import { MailState as MailState_cc942ed6200ff982a5edfaaa7933b883 } from '../../../leads/mails/mail-setup'
import { PasswordField as PasswordField_cc942ed6200ff982a5edfaaa7933b883 } from '../../../leads/mails/mail-setup'
import { TestMail as TestMail_cc942ed6200ff982a5edfaaa7933b883 } from '../../../leads/mails/mail-setup'
import { ServiceRow as ServiceRow_e5d75238ad169af8deb538d6c889059b } from '../../../content/look/service-row'
import { YearsNote as YearsNote_1a3f0466517dbcc4f04dc72cbe5c324e } from '../../../content/look/years-note'
import { ExceptionLabel as ExceptionLabel_68e549e10dd2546731682f43c556ba1c } from '../../../content/look/exception-label'
import { ZoneChoice as ZoneChoice_03c5e77bf43f5b0b1d16c73c1c261b5c } from '../../../content/look/choices'
import { Colour as Colour_a4e9686658146daae37c90ba1f86970b } from '../../../content/look/colour'
import { PalettePreview as PalettePreview_d6e18675ab1e962f51f1f8836120f2f1 } from '../../../content/look/palette-preview'
import { CompanyWords as CompanyWords_bdc3b98ab33b1274974c01e8bc257cdb } from '../../../content/look/company-words'
import { MenuPageChoice as MenuPageChoice_03c5e77bf43f5b0b1d16c73c1c261b5c } from '../../../content/look/choices'
import { UsualEntries as UsualEntries_161faeaf99e461c2ea82f58aa271d508 } from '../../../content/look/usual-entries'
import { FooterPageChoice as FooterPageChoice_03c5e77bf43f5b0b1d16c73c1c261b5c } from '../../../content/look/choices'
import { MailTrouble as MailTrouble_38c50fe42491780fa1033933f70a894b } from '../../../leads/inbox/mail-trouble'
import { Mark as Mark_aac9081ae412edf1c34e86ca55626d02 } from '../../../content/look/mark'
import { Logo as Logo_c5c46dd9804288cc44a14d52bbf09fab } from '../../../content/look/logo'
import { WebsiteLink as WebsiteLink_5c2f69286612e8d904a27796d42ff7af } from '../../../edit-bar/website-link'
import { PageLinks as PageLinks_488356606a6c47886899582686b99223 } from '../../../nav/page-links'
import { FirstHourNotice as FirstHourNotice_c8e74dbf3c4ae518332d74d76dd3c79b } from '../../../first-hour/notice'
import { ToDo as ToDo_99091850a5cc133c3b65e0c2e85254e4 } from '../../../leads/figures/dashboard'
import { EditorsStart as EditorsStart_da9a63a6c612039355bfb299299f8ad7 } from '../../../content/editors-start'
import { SearchNotice as SearchNotice_88b674ff295bd488400bd555d6161d60 } from '../../../search-listing/notice'
import { FailedPlans as FailedPlans_a052c7160e189439480d974ca5f30fc2 } from '../../../content/failed-plans'
import { DuePromises as DuePromises_ee66464bfc21db2b6d8ee66660f31a15 } from '../../../content/due-promises'
import { SampleNotice as SampleNotice_949530f0f854165bc550f6bc8a2ef59a } from '../../../content/sample-notice'
import { MachineReport as MachineReport_e80279fce5f253bdb7cc050f61845e8f } from '../../../alerts/report'
import { Dashboard as Dashboard_99091850a5cc133c3b65e0c2e85254e4 } from '../../../leads/figures/dashboard'
import { Nav as Nav_97e50e3f1df995cb4c9c53bcc01a4ce7 } from '../../../nav/nav'
import { LoginView as LoginView_291db01dd82dccf645a9fa881f397ca5 } from '../../../accounts/login-view'
import { ForgotView as ForgotView_5aa281b34840dfabca9336687537c4df } from '../../../accounts/forgot-view'
import { FirstHourView as FirstHourView_7999870f599c8df223707da8353983ff } from '../../../first-hour/view'
import { SearchPagesView as SearchPagesView_18209b9dd828bae87f2c3891a8b8f6ad } from '../../../search-listing/pages-view'
import { FindReplaceView as FindReplaceView_4338b674d812f1589f7c34afafb7eb32 } from '../../../find-replace/view'
import { PasswordView as PasswordView_71e239a08f617b81f99b77b11203fbcb } from '../../../accounts/password-view'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/changes/typing#Typing": Typing_4549d5075240f331cfc0340013089221,
  "/leads/inbox/panel#LeadPanel": LeadPanel_65c6896d6b56fa6453004ebab50728b2,
  "/leads/inbox/cells#NameCell": NameCell_eae0c0aef48011351d8adf9fa680794a,
  "/leads/inbox/cells#ServiceCell": ServiceCell_eae0c0aef48011351d8adf9fa680794a,
  "/leads/inbox/cells#PlaceCell": PlaceCell_eae0c0aef48011351d8adf9fa680794a,
  "/content/look/day#DayCell": DayCell_b52ccab8cdc925234ce75294d05f8bde,
  "/content/look/day#DayField": DayField_b52ccab8cdc925234ce75294d05f8bde,
  "/leads/inbox/moment#Moment": Moment_3e8a0e3c08d7b84c1694e1661a32b3ae,
  "/leads/inbox/moment-field#TextShown": TextShown_0cc057908441a38cff455c4a85cfd175,
  "/leads/inbox/cells#ReceivedCell": ReceivedCell_eae0c0aef48011351d8adf9fa680794a,
  "/leads/inbox/cells#TimeLeftCell": TimeLeftCell_eae0c0aef48011351d8adf9fa680794a,
  "/leads/inbox/view-links#ViewLinks": ViewLinks_75546ed4aa83c113c22db8da2d769256,
  "/leads/inbox/set-aside#SetAside": SetAside_57e1f106e141228f387b567262e0eec7,
  "/leads/inbox/bulk-spam#BulkSpam": BulkSpam_37a12473ee08d01ad27452b773dd4a53,
  "/changes/save-button#SaveChanges": SaveChanges_c121c770fac411e97b8c46f0b4e9a6b8,
  "/content/look/specified-words#SpecifiedWords": SpecifiedWords_4d4fa3c1069df8500b12d79efe4b1ec8,
  "/content/look/choices#FamilyChoice": FamilyChoice_03c5e77bf43f5b0b1d16c73c1c261b5c,
  "/content/look/address#Address": Address_9919b8887f4152a0ad3edae3bc74d780,
  "/content/pictures/field-note#PictureNote": PictureNote_bf4e7ed9e8551fa56c36d64e1f969738,
  "/content/look/row-label#RowLabel": RowLabel_4831f02989092470498010200342a5f7,
  "/content/look/icon-preview#IconCell": IconCell_6616b5b88165f9bc99bb11b06fc78093,
  "/content/look/icon-preview#IconPreview": IconPreview_6616b5b88165f9bc99bb11b06fc78093,
  "/content/look/choices#QuoteOptionChoice": QuoteOptionChoice_03c5e77bf43f5b0b1d16c73c1c261b5c,
  "/search-listing/fields#SearchResult": SearchResult_3ac201ec8fb6e69d6ba8f78e8af8fb69,
  "/search-listing/fields#ListingText": ListingText_3ac201ec8fb6e69d6ba8f78e8af8fb69,
  "/search-listing/fields#SharedCard": SharedCard_3ac201ec8fb6e69d6ba8f78e8af8fb69,
  "/changes/many-notice#ManyNotice": ManyNotice_a913fbdd601c03e1520866762e8e5826,
  "/preview/send-link#SendLink": SendLink_2b8fa7aba4a8eba5e52baa70eb3518c1,
  "/content/look/take-away#TakeAway": TakeAway_b18fd2136c6295c702357157fab54e66,
  "/changes/publish-button#PublishChanges": PublishChanges_b65c5e5032a1231b8da91ccf7d6f4846,
  "/changes/no-button#NoButton": NoButton_4ff5a65f1c900551de84e29138afc22c,
  "/changes/history#History": History_ae1de02a0ec0345274f2d9d391709621,
  "/content/look/choices#OfficeChoice": OfficeChoice_03c5e77bf43f5b0b1d16c73c1c261b5c,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "/content/look/pasted-pictures#PastedPicturesClient": PastedPicturesClient_935106e683aae024d5cd576df303be14,
  "/content/look/editor-name#EditorNameClient": EditorNameClient_cff7646d06a3ae58bd4666fad637e930,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/content/look/day#PublishDayCell": PublishDayCell_b52ccab8cdc925234ce75294d05f8bde,
  "/content/look/day#PublishDayNote": PublishDayNote_b52ccab8cdc925234ce75294d05f8bde,
  "/content/pictures/cells#DescriptionCell": DescriptionCell_1b5fc851a7a0dead7ba05f24173c7e21,
  "/content/pictures/cells#UsedInCell": UsedInCell_1b5fc851a7a0dead7ba05f24173c7e21,
  "/content/pictures/panel#UsesPanel": UsesPanel_7593222a81ad4f2f45a8957866167176,
  "/content/pictures/list-tools#ListTools": ListTools_411ed8af69d3e784141d6b3a83bf0329,
  "/content/missing-list#MissingList": MissingList_7dd53b7daaf7ffabf67490865c84a2af,
  "/accounts/current-password#CurrentPassword": CurrentPassword_ff966bd53b5510b292e72be2b84c0ded,
  "/accounts/account-panel#AccountPanel": AccountPanel_9c58826b3d19248e4546614709e5e27b,
  "/accounts/invite-view#InviteView": InviteView_8e4a2d3f820bfc41c1c955554c2bcbdd,
  "/leads/mails/mail-setup#MailState": MailState_cc942ed6200ff982a5edfaaa7933b883,
  "/leads/mails/mail-setup#PasswordField": PasswordField_cc942ed6200ff982a5edfaaa7933b883,
  "/leads/mails/mail-setup#TestMail": TestMail_cc942ed6200ff982a5edfaaa7933b883,
  "/content/look/service-row#ServiceRow": ServiceRow_e5d75238ad169af8deb538d6c889059b,
  "/content/look/years-note#YearsNote": YearsNote_1a3f0466517dbcc4f04dc72cbe5c324e,
  "/content/look/exception-label#ExceptionLabel": ExceptionLabel_68e549e10dd2546731682f43c556ba1c,
  "/content/look/choices#ZoneChoice": ZoneChoice_03c5e77bf43f5b0b1d16c73c1c261b5c,
  "/content/look/colour#Colour": Colour_a4e9686658146daae37c90ba1f86970b,
  "/content/look/palette-preview#PalettePreview": PalettePreview_d6e18675ab1e962f51f1f8836120f2f1,
  "/content/look/company-words#CompanyWords": CompanyWords_bdc3b98ab33b1274974c01e8bc257cdb,
  "/content/look/choices#MenuPageChoice": MenuPageChoice_03c5e77bf43f5b0b1d16c73c1c261b5c,
  "/content/look/usual-entries#UsualEntries": UsualEntries_161faeaf99e461c2ea82f58aa271d508,
  "/content/look/choices#FooterPageChoice": FooterPageChoice_03c5e77bf43f5b0b1d16c73c1c261b5c,
  "/leads/inbox/mail-trouble#MailTrouble": MailTrouble_38c50fe42491780fa1033933f70a894b,
  "/content/look/mark#Mark": Mark_aac9081ae412edf1c34e86ca55626d02,
  "/content/look/logo#Logo": Logo_c5c46dd9804288cc44a14d52bbf09fab,
  "/edit-bar/website-link#WebsiteLink": WebsiteLink_5c2f69286612e8d904a27796d42ff7af,
  "/nav/page-links#PageLinks": PageLinks_488356606a6c47886899582686b99223,
  "/first-hour/notice#FirstHourNotice": FirstHourNotice_c8e74dbf3c4ae518332d74d76dd3c79b,
  "/leads/figures/dashboard#ToDo": ToDo_99091850a5cc133c3b65e0c2e85254e4,
  "/content/editors-start#EditorsStart": EditorsStart_da9a63a6c612039355bfb299299f8ad7,
  "/search-listing/notice#SearchNotice": SearchNotice_88b674ff295bd488400bd555d6161d60,
  "/content/failed-plans#FailedPlans": FailedPlans_a052c7160e189439480d974ca5f30fc2,
  "/content/due-promises#DuePromises": DuePromises_ee66464bfc21db2b6d8ee66660f31a15,
  "/content/sample-notice#SampleNotice": SampleNotice_949530f0f854165bc550f6bc8a2ef59a,
  "/alerts/report#MachineReport": MachineReport_e80279fce5f253bdb7cc050f61845e8f,
  "/leads/figures/dashboard#Dashboard": Dashboard_99091850a5cc133c3b65e0c2e85254e4,
  "/nav/nav#Nav": Nav_97e50e3f1df995cb4c9c53bcc01a4ce7,
  "/accounts/login-view#LoginView": LoginView_291db01dd82dccf645a9fa881f397ca5,
  "/accounts/forgot-view#ForgotView": ForgotView_5aa281b34840dfabca9336687537c4df,
  "/first-hour/view#FirstHourView": FirstHourView_7999870f599c8df223707da8353983ff,
  "/search-listing/pages-view#SearchPagesView": SearchPagesView_18209b9dd828bae87f2c3891a8b8f6ad,
  "/find-replace/view#FindReplaceView": FindReplaceView_4338b674d812f1589f7c34afafb7eb32,
  "/accounts/password-view#PasswordView": PasswordView_71e239a08f617b81f99b77b11203fbcb,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
