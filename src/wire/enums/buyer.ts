/** Who buys. */
export const BuyerType = { personal: 1, enterprise: 2 } as const
export type BuyerType = (typeof BuyerType)[keyof typeof BuyerType]

/** Gender. */
export const Gender = { male: 1, female: 2, confidential: 3 } as const
export type Gender = (typeof Gender)[keyof typeof Gender]

/** Identity documents of a buyer. The numbers are ours, in the order of the agreed list. */
export const IdDocumentType = {
  residentId: 1,
  passport: 2,
  officerCard: 3,
  taiwanCompatriotCard: 4,
  hkMacauResidencePermit: 5,
  taiwanResidencePermit: 6,
  foreignerPermanentResidenceCard: 7,
  foreignerResidencePermit: 8,
  hkMacauTravelPermit: 9,
  taiwanTravelPermit: 10,
} as const
export type IdDocumentType = (typeof IdDocumentType)[keyof typeof IdDocumentType]

/** Where a lead came from. */
export const LeadSource = { public: 'public', video: 'video', baidu: 'baidu' } as const
export type LeadSource = (typeof LeadSource)[keyof typeof LeadSource]
