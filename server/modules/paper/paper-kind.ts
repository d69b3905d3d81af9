import { DeliveryDocumentType } from '@/wire/enums/order'

/** The papers of an order. */
export const PaperKind = {
  contract: 'contract',
  invitation: 'invitation',
  guide: 'guide',
  confirmation: 'confirmation',
  signedContract: 'signed-contract',
  inspection: 'inspection',
  invoice: 'invoice',
} as const
export type PaperKind = (typeof PaperKind)[keyof typeof PaperKind]

/**
 * What a paper is among the order's files; the contract before its signing travels as
 * `contractPreviewUrl` instead.
 */
export const documentTypeOf = {
  [PaperKind.contract]: null,
  [PaperKind.invitation]: DeliveryDocumentType.invitation,
  [PaperKind.guide]: DeliveryDocumentType.deliveryGuide,
  [PaperKind.confirmation]: DeliveryDocumentType.deliveryConfirmation,
  [PaperKind.signedContract]: DeliveryDocumentType.signedContract,
  [PaperKind.inspection]: DeliveryDocumentType.pdiResult,
  [PaperKind.invoice]: DeliveryDocumentType.invoice,
} as const satisfies Record<PaperKind, DeliveryDocumentType | null>
