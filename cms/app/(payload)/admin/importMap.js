import { Typing as Typing_93b96037748e700de95d50cc4909a0f6 } from '../../../forms/editing/typing'
import { DayCell as DayCell_51b8c61c3ece82d57b3e7a5cfb4c9615 } from '../../../forms/controls/day'
import { DayField as DayField_51b8c61c3ece82d57b3e7a5cfb4c9615 } from '../../../forms/controls/day'
import { NumberInput as NumberInput_712265a076f887051f1f2202a9ebd0d8 } from '../../../forms/controls/number'
import { Moment as Moment_3e8a0e3c08d7b84c1694e1661a32b3ae } from '../../../leads/inbox/moment'
import { NewTitle as NewTitle_3209594ea1f8cd69f815b6862485a4a2 } from '../../../forms/editing/new-title'
import { SaveChanges as SaveChanges_444c182bc663c405d15704585124b279 } from '../../../forms/editing/save-button'
import { History as History_aeb0de5142be954e06dfaf4b8f058a78 } from '../../../forms/editing/history'
import { UsualWords as UsualWords_b3760f42d8a9dbab84fa07f6a84347e8 } from '../../../forms/controls/usual-words'
import { FamilyChoice as FamilyChoice_43d64ba3526d13eee531a8d8ebdcf751 } from '../../../model/settings/choices'
import { Address as Address_0bbe655fd64cde0ef20b3f205681390a } from '../../../forms/controls/address'
import { PictureNote as PictureNote_daf2411ee30c6fcf128d47cd424c2b00 } from '../../../model/pictures/field-note'
import { AddedRow as AddedRow_4d7411835ee97980246d6eb6b46673e6 } from '../../../forms/controls/added-row'
import { RowLabel as RowLabel_6064f2830a4e56463c47c264c67c4546 } from '../../../forms/controls/row-label'
import { IconPreview as IconPreview_80d57a264704bccfc09bbe61fb301425 } from '../../../forms/controls/icon-preview'
import { UsualRows as UsualRows_6780c10938d6dcf83d62c57e92170880 } from '../../../forms/controls/usual-rows'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { UnfinishedLinksClient as UnfinishedLinksClient_2215dc564cb136055c1aeec764e03f2c } from '../../../forms/fields/unfinished-links'
import { PastedTextClient as PastedTextClient_a19d4e5de0158c9673b3d967a21042dd } from '../../../forms/controls/pasted-text'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { TableFeatureClient as TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ButtonPageChoice as ButtonPageChoice_43d64ba3526d13eee531a8d8ebdcf751 } from '../../../model/settings/choices'
import { SectionLabel as SectionLabel_cc994d55f38a4e37946252ec6fced7a9 } from '../../../forms/controls/section-label'
import { QuoteOptionChoice as QuoteOptionChoice_43d64ba3526d13eee531a8d8ebdcf751 } from '../../../model/settings/choices'
import { SearchResult as SearchResult_19ec1aab2ec9d5f8a1b843e733762e38 } from '../../../model/search-listing/fields'
import { ListingText as ListingText_19ec1aab2ec9d5f8a1b843e733762e38 } from '../../../model/search-listing/fields'
import { ManyNotice as ManyNotice_e551ad0a704a3e27842a218f46b7e2f0 } from '../../../forms/editing/many-notice'
import { FactsMenu as FactsMenu_85086b1061f31919998441aff1691a54 } from '../../../forms/editing/facts-menu'
import { SendLink as SendLink_47f2a454045c49593b866e543eb37254 } from '../../../office/preview/send-link'
import { ClosedOnPhones as ClosedOnPhones_fbbbc19b5f84d76886d61698a0b6e3ed } from '../../../office/preview/closed-on-phones'
import { TakeAway as TakeAway_2c9dacb8a501c132d1e760a5b2242a18 } from '../../../forms/controls/take-away'
import { PublishChanges as PublishChanges_15d3c6a2b9edee476d14b4daea8559e5 } from '../../../forms/editing/publish-button'
import { NoButton as NoButton_29496a4bd805d2566cb8e2592d9b379d } from '../../../forms/editing/no-button'
import { CityPath as CityPath_2d723bb51fa50957a7f874bd892c06af } from '../../../forms/controls/city-path'
import { OfficeChoice as OfficeChoice_43d64ba3526d13eee531a8d8ebdcf751 } from '../../../model/settings/choices'
import { AddressField as AddressField_dff3b9a33fa1d0a18d64cdfe251757bf } from '../../../forms/controls/address-field'
import { BeginWith as BeginWith_526d61c441825deab6521060e03118c6 } from '../../../model/own-pages/begin-with'
import { SectionNote as SectionNote_e2f6c20344d781e94e0bb3f5b7df79c6 } from '../../../forms/controls/section-note'
import { ToMenu as ToMenu_fe1c7a40391256d3ebc88815725739de } from '../../../forms/controls/to-menu'
import { PublishDayCell as PublishDayCell_51b8c61c3ece82d57b3e7a5cfb4c9615 } from '../../../forms/controls/day'
import { PublishDayNote as PublishDayNote_51b8c61c3ece82d57b3e7a5cfb4c9615 } from '../../../forms/controls/day'
import { SampleField as SampleField_7698edc66ede1f795cce7e63ae187e04 } from '../../../forms/controls/sample-field'
import { DescriptionCell as DescriptionCell_cf1d78d4743ad4a2e5b3e01f20bbbc4e } from '../../../model/pictures/picture-cells'
import { UsedInCell as UsedInCell_cf1d78d4743ad4a2e5b3e01f20bbbc4e } from '../../../model/pictures/picture-cells'
import { UsesPanel as UsesPanel_88a90ea88cfd62c4fa2e01f6159b330c } from '../../../model/pictures/panel'
import { ListTools as ListTools_7749e165c0cd85e1f28594eb1a761ed9 } from '../../../model/pictures/list-tools'
import { ChooseAtOnce as ChooseAtOnce_2e5a6154d2a4afbedd0a7b3af55bfded } from '../../../model/pictures/choose-at-once'
import { MissingList as MissingList_91fb3990489647bfc9373ea14f23ee4e } from '../../../model/redirects/missing-list'
import { AccountPanel as AccountPanel_9c58826b3d19248e4546614709e5e27b } from '../../../accounts/account-panel'
import { SubjectCell as SubjectCell_7f4e418271f6307c2bb070ac075c248f } from '../../../accounts/audit/audit-cells'
import { ChangedCell as ChangedCell_7f4e418271f6307c2bb070ac075c248f } from '../../../accounts/audit/audit-cells'
import { MailState as MailState_cc942ed6200ff982a5edfaaa7933b883 } from '../../../leads/mails/mail-setup'
import { MailProviderChoice as MailProviderChoice_7b26615b8ad391c4dc1effa48f5dc806 } from '../../../leads/mails/mail-provider-choice'
import { PasswordField as PasswordField_cc942ed6200ff982a5edfaaa7933b883 } from '../../../leads/mails/mail-setup'
import { TestMail as TestMail_cc942ed6200ff982a5edfaaa7933b883 } from '../../../leads/mails/mail-setup'
import { SecretField as SecretField_01541874154fed26ed84759d1573f760 } from '../../../leads/measuring/form'
import { TestNetwork as TestNetwork_01541874154fed26ed84759d1573f760 } from '../../../leads/measuring/form'
import { ServiceRow as ServiceRow_b1264d43c669da684d779af56ada5c81 } from '../../../forms/controls/service-row'
import { YearsNote as YearsNote_bccde7f91d17d2fd71973646fae1417f } from '../../../forms/controls/years-note'
import { HoursNote as HoursNote_ae3538bafd916050e575993477861beb } from '../../../forms/controls/hours-note'
import { ExceptionLabel as ExceptionLabel_229670b18f3e9b721b8fc5cdb5c57c6b } from '../../../forms/controls/exception-label'
import { ZoneChoice as ZoneChoice_43d64ba3526d13eee531a8d8ebdcf751 } from '../../../model/settings/choices'
import { Colour as Colour_883e0a5f110a4064036a591f75a8617f } from '../../../forms/controls/colour'
import { PalettePreview as PalettePreview_d29ccbbfdd7285e4c79dc4e623520c83 } from '../../../forms/controls/palette-preview'
import { CompanyWords as CompanyWords_50ac2c88395f887b8c24f0b8808ac9ee } from '../../../forms/controls/company-words'
import { ThanksPageChoice as ThanksPageChoice_43d64ba3526d13eee531a8d8ebdcf751 } from '../../../model/settings/choices'
import { MenuPageChoice as MenuPageChoice_43d64ba3526d13eee531a8d8ebdcf751 } from '../../../model/settings/choices'
import { UsualEntries as UsualEntries_f729bc45c7d4cc0a7ef2bc5827ce1b12 } from '../../../model/settings/usual-entries'
import { FooterPageChoice as FooterPageChoice_43d64ba3526d13eee531a8d8ebdcf751 } from '../../../model/settings/choices'
import { Nav as Nav_275c3e869ab2f8282c0853e472def770 } from '../../../office/menu/nav'
import { MailTrouble as MailTrouble_38c50fe42491780fa1033933f70a894b } from '../../../leads/inbox/mail-trouble'
import { Mark as Mark_c2da44038ab1fb6956c4aedb0818546a } from '../../../forms/controls/mark'
import { WebsiteLink as WebsiteLink_b96d50029c98425cf9adad15127dc82e } from '../../../office/edit-bar/website-link'
import { OfficeStart as OfficeStart_d5dc49bbc37d3b470712c863a5c814ae } from '../../../leads/inbox/office-start'
import { SiteReport as SiteReport_d4160a49bc006d396e65e8fe1e6b1cbc } from '../../../leads/figures/site-report'
import { FailedPlans as FailedPlans_caa0bd6c94125ef2dcced637d41afc2c } from '../../../model/dashboard/failed-plans'
import { DuePromises as DuePromises_edddde358931efdd44f2f2a0fc9d22bb } from '../../../model/dashboard/due-promises'
import { SearchNotice as SearchNotice_e002baf052b56f8b9d9372c7c45a291d } from '../../../model/search-listing/search-notice'
import { SampleNotice as SampleNotice_e25714d0fd72dd0da443db9c36e02693 } from '../../../model/dashboard/sample-notice'
import { GoingPublicNotice as GoingPublicNotice_af3b82e13bfad198beafe882cae8898d } from '../../../operations/going-public/notice'
import { EditorsStart as EditorsStart_350373a5d9fa799892c7032a3a7d87a5 } from '../../../model/dashboard/editors-start'
import { MachineReport as MachineReport_de863231c9bc5208e78d39eda0c96ec7 } from '../../../operations/alerts/report'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/forms/editing/typing#Typing": Typing_93b96037748e700de95d50cc4909a0f6,
  "/forms/controls/day#DayCell": DayCell_51b8c61c3ece82d57b3e7a5cfb4c9615,
  "/forms/controls/day#DayField": DayField_51b8c61c3ece82d57b3e7a5cfb4c9615,
  "/forms/controls/number#NumberInput": NumberInput_712265a076f887051f1f2202a9ebd0d8,
  "/leads/inbox/moment#Moment": Moment_3e8a0e3c08d7b84c1694e1661a32b3ae,
  "/forms/editing/new-title#NewTitle": NewTitle_3209594ea1f8cd69f815b6862485a4a2,
  "/forms/editing/save-button#SaveChanges": SaveChanges_444c182bc663c405d15704585124b279,
  "/forms/editing/history#History": History_aeb0de5142be954e06dfaf4b8f058a78,
  "/forms/controls/usual-words#UsualWords": UsualWords_b3760f42d8a9dbab84fa07f6a84347e8,
  "/model/settings/choices#FamilyChoice": FamilyChoice_43d64ba3526d13eee531a8d8ebdcf751,
  "/forms/controls/address#Address": Address_0bbe655fd64cde0ef20b3f205681390a,
  "/model/pictures/field-note#PictureNote": PictureNote_daf2411ee30c6fcf128d47cd424c2b00,
  "/forms/controls/added-row#AddedRow": AddedRow_4d7411835ee97980246d6eb6b46673e6,
  "/forms/controls/row-label#RowLabel": RowLabel_6064f2830a4e56463c47c264c67c4546,
  "/forms/controls/icon-preview#IconPreview": IconPreview_80d57a264704bccfc09bbe61fb301425,
  "/forms/controls/usual-rows#UsualRows": UsualRows_6780c10938d6dcf83d62c57e92170880,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "/forms/fields/unfinished-links#UnfinishedLinksClient": UnfinishedLinksClient_2215dc564cb136055c1aeec764e03f2c,
  "/forms/controls/pasted-text#PastedTextClient": PastedTextClient_a19d4e5de0158c9673b3d967a21042dd,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#TableFeatureClient": TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/model/settings/choices#ButtonPageChoice": ButtonPageChoice_43d64ba3526d13eee531a8d8ebdcf751,
  "/forms/controls/section-label#SectionLabel": SectionLabel_cc994d55f38a4e37946252ec6fced7a9,
  "/model/settings/choices#QuoteOptionChoice": QuoteOptionChoice_43d64ba3526d13eee531a8d8ebdcf751,
  "/model/search-listing/fields#SearchResult": SearchResult_19ec1aab2ec9d5f8a1b843e733762e38,
  "/model/search-listing/fields#ListingText": ListingText_19ec1aab2ec9d5f8a1b843e733762e38,
  "/forms/editing/many-notice#ManyNotice": ManyNotice_e551ad0a704a3e27842a218f46b7e2f0,
  "/forms/editing/facts-menu#FactsMenu": FactsMenu_85086b1061f31919998441aff1691a54,
  "/office/preview/send-link#SendLink": SendLink_47f2a454045c49593b866e543eb37254,
  "/office/preview/closed-on-phones#ClosedOnPhones": ClosedOnPhones_fbbbc19b5f84d76886d61698a0b6e3ed,
  "/forms/controls/take-away#TakeAway": TakeAway_2c9dacb8a501c132d1e760a5b2242a18,
  "/forms/editing/publish-button#PublishChanges": PublishChanges_15d3c6a2b9edee476d14b4daea8559e5,
  "/forms/editing/no-button#NoButton": NoButton_29496a4bd805d2566cb8e2592d9b379d,
  "/forms/controls/city-path#CityPath": CityPath_2d723bb51fa50957a7f874bd892c06af,
  "/model/settings/choices#OfficeChoice": OfficeChoice_43d64ba3526d13eee531a8d8ebdcf751,
  "/forms/controls/address-field#AddressField": AddressField_dff3b9a33fa1d0a18d64cdfe251757bf,
  "/model/own-pages/begin-with#BeginWith": BeginWith_526d61c441825deab6521060e03118c6,
  "/forms/controls/section-note#SectionNote": SectionNote_e2f6c20344d781e94e0bb3f5b7df79c6,
  "/forms/controls/to-menu#ToMenu": ToMenu_fe1c7a40391256d3ebc88815725739de,
  "/forms/controls/day#PublishDayCell": PublishDayCell_51b8c61c3ece82d57b3e7a5cfb4c9615,
  "/forms/controls/day#PublishDayNote": PublishDayNote_51b8c61c3ece82d57b3e7a5cfb4c9615,
  "/forms/controls/sample-field#SampleField": SampleField_7698edc66ede1f795cce7e63ae187e04,
  "/model/pictures/picture-cells#DescriptionCell": DescriptionCell_cf1d78d4743ad4a2e5b3e01f20bbbc4e,
  "/model/pictures/picture-cells#UsedInCell": UsedInCell_cf1d78d4743ad4a2e5b3e01f20bbbc4e,
  "/model/pictures/panel#UsesPanel": UsesPanel_88a90ea88cfd62c4fa2e01f6159b330c,
  "/model/pictures/list-tools#ListTools": ListTools_7749e165c0cd85e1f28594eb1a761ed9,
  "/model/pictures/choose-at-once#ChooseAtOnce": ChooseAtOnce_2e5a6154d2a4afbedd0a7b3af55bfded,
  "/model/redirects/missing-list#MissingList": MissingList_91fb3990489647bfc9373ea14f23ee4e,
  "/accounts/account-panel#AccountPanel": AccountPanel_9c58826b3d19248e4546614709e5e27b,
  "/accounts/audit/audit-cells#SubjectCell": SubjectCell_7f4e418271f6307c2bb070ac075c248f,
  "/accounts/audit/audit-cells#ChangedCell": ChangedCell_7f4e418271f6307c2bb070ac075c248f,
  "/leads/mails/mail-setup#MailState": MailState_cc942ed6200ff982a5edfaaa7933b883,
  "/leads/mails/mail-provider-choice#MailProviderChoice": MailProviderChoice_7b26615b8ad391c4dc1effa48f5dc806,
  "/leads/mails/mail-setup#PasswordField": PasswordField_cc942ed6200ff982a5edfaaa7933b883,
  "/leads/mails/mail-setup#TestMail": TestMail_cc942ed6200ff982a5edfaaa7933b883,
  "/leads/measuring/form#SecretField": SecretField_01541874154fed26ed84759d1573f760,
  "/leads/measuring/form#TestNetwork": TestNetwork_01541874154fed26ed84759d1573f760,
  "/forms/controls/service-row#ServiceRow": ServiceRow_b1264d43c669da684d779af56ada5c81,
  "/forms/controls/years-note#YearsNote": YearsNote_bccde7f91d17d2fd71973646fae1417f,
  "/forms/controls/hours-note#HoursNote": HoursNote_ae3538bafd916050e575993477861beb,
  "/forms/controls/exception-label#ExceptionLabel": ExceptionLabel_229670b18f3e9b721b8fc5cdb5c57c6b,
  "/model/settings/choices#ZoneChoice": ZoneChoice_43d64ba3526d13eee531a8d8ebdcf751,
  "/forms/controls/colour#Colour": Colour_883e0a5f110a4064036a591f75a8617f,
  "/forms/controls/palette-preview#PalettePreview": PalettePreview_d29ccbbfdd7285e4c79dc4e623520c83,
  "/forms/controls/company-words#CompanyWords": CompanyWords_50ac2c88395f887b8c24f0b8808ac9ee,
  "/model/settings/choices#ThanksPageChoice": ThanksPageChoice_43d64ba3526d13eee531a8d8ebdcf751,
  "/model/settings/choices#MenuPageChoice": MenuPageChoice_43d64ba3526d13eee531a8d8ebdcf751,
  "/model/settings/usual-entries#UsualEntries": UsualEntries_f729bc45c7d4cc0a7ef2bc5827ce1b12,
  "/model/settings/choices#FooterPageChoice": FooterPageChoice_43d64ba3526d13eee531a8d8ebdcf751,
  "/office/menu/nav#Nav": Nav_275c3e869ab2f8282c0853e472def770,
  "/leads/inbox/mail-trouble#MailTrouble": MailTrouble_38c50fe42491780fa1033933f70a894b,
  "/forms/controls/mark#Mark": Mark_c2da44038ab1fb6956c4aedb0818546a,
  "/office/edit-bar/website-link#WebsiteLink": WebsiteLink_b96d50029c98425cf9adad15127dc82e,
  "/leads/inbox/office-start#OfficeStart": OfficeStart_d5dc49bbc37d3b470712c863a5c814ae,
  "/leads/figures/site-report#SiteReport": SiteReport_d4160a49bc006d396e65e8fe1e6b1cbc,
  "/model/dashboard/failed-plans#FailedPlans": FailedPlans_caa0bd6c94125ef2dcced637d41afc2c,
  "/model/dashboard/due-promises#DuePromises": DuePromises_edddde358931efdd44f2f2a0fc9d22bb,
  "/model/search-listing/search-notice#SearchNotice": SearchNotice_e002baf052b56f8b9d9372c7c45a291d,
  "/model/dashboard/sample-notice#SampleNotice": SampleNotice_e25714d0fd72dd0da443db9c36e02693,
  "/operations/going-public/notice#GoingPublicNotice": GoingPublicNotice_af3b82e13bfad198beafe882cae8898d,
  "/model/dashboard/editors-start#EditorsStart": EditorsStart_350373a5d9fa799892c7032a3a7d87a5,
  "/operations/alerts/report#MachineReport": MachineReport_de863231c9bc5208e78d39eda0c96ec7,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
