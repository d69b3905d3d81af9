/** From where the cabin is looked at: the picture's left end, its middle and its right end. */
export const SEATS = ['driver', 'rowTwo', 'passenger'] as const
export type Seat = (typeof SEATS)[number]

/** How far across the picture a seat looks. */
export const SHARES: Readonly<Record<Seat, number>> = { driver: 0, rowTwo: 0.5, passenger: 1 }

/** The seat whose part of the picture is seen. */
export const seatAt = (share: number): Seat =>
  SEATS.reduce((nearest, seat) => (Math.abs(SHARES[seat] - share) < Math.abs(SHARES[nearest] - share) ? seat : nearest))
