/** The down payment of a price in fen, rounded half up to the fen. */
export const downPaymentFen = (priceFen: number, ratio: number): number => Math.round(priceFen * ratio)
