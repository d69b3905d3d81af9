/** Deposit kinds on sale. */
export const MarketAllocationType = { small: 1, big: 2 } as const
export type MarketAllocationType = (typeof MarketAllocationType)[keyof typeof MarketAllocationType]

/** How many options of a group may be chosen. */
export const SelectionMode = { none: 'none', single: 'single', multiple: 'multiple' } as const
export type SelectionMode = (typeof SelectionMode)[keyof typeof SelectionMode]

/** Where a car's picture is taken from; the stills and the view strip use these three. */
export const CarView = { front34: 'front34', side: 'side', rear34: 'rear34' } as const
export type CarView = (typeof CarView)[keyof typeof CarView]

/** What one option means for another: it needs it, cannot be with it, or contains it at no extra cost. */
export const OptionRuleKind = { requires: 'requires', excludes: 'excludes', includes: 'includes' } as const
export type OptionRuleKind = (typeof OptionRuleKind)[keyof typeof OptionRuleKind]

/** What a cell of the parameter table holds: its own text, or how a version comes by the thing. */
export const ParameterKind = { text: 'text', standard: 'standard', option: 'option', none: 'none' } as const
export type ParameterKind = (typeof ParameterKind)[keyof typeof ParameterKind]

/** Which figure of a row of the parameter table is the better one. */
export const BetterFigure = { higher: 'higher', lower: 'lower' } as const
export type BetterFigure = (typeof BetterFigure)[keyof typeof BetterFigure]

/** What a shop does for a shopper; the value of `salesServiceType` (numbers are ours). */
export const SalesServiceType = { sales: 1, delivery: 2, testDrive: 3, afterSales: 4 } as const
export type SalesServiceType = (typeof SalesServiceType)[keyof typeof SalesServiceType]

/** Consultation types. */
export const ConsultationType = { order: 1, testDrive: 2 } as const
export type ConsultationType = (typeof ConsultationType)[keyof typeof ConsultationType]
