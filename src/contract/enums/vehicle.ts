/** Deposit kinds on sale (specification section 3). */
export const MarketAllocationType = { small: 1, big: 2 } as const
export type MarketAllocationType = (typeof MarketAllocationType)[keyof typeof MarketAllocationType]

/** How many options of a group may be chosen (specification section 3). */
export const SelectionMode = { none: 'none', single: 'single', multiple: 'multiple' } as const
export type SelectionMode = (typeof SelectionMode)[keyof typeof SelectionMode]

/** What a map marker stands for (specification section 3). */
export const MapMarkerType = { vehicle: 'vehicle', shop: 'shop' } as const
export type MapMarkerType = (typeof MapMarkerType)[keyof typeof MapMarkerType]

/** What a shop does for a shopper; the value of `salesServiceType` (numbers are ours). */
export const SalesServiceType = { sales: 1, delivery: 2, testDrive: 3, afterSales: 4 } as const
export type SalesServiceType = (typeof SalesServiceType)[keyof typeof SalesServiceType]

/** Consultation types (specification section 3). */
export const ConsultationType = { order: 1, testDrive: 2 } as const
export type ConsultationType = (typeof ConsultationType)[keyof typeof ConsultationType]
