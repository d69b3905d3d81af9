import { createTurns } from '../system/turns'

const takeTurn = createTurns(1)

/** One picture at a time in this process: each takes up to a hundred megabytes while it is drawn, and the requests need a core. */
export const atPictureTurn = <Result>(draw: () => Promise<Result>): Promise<Result> => takeTurn('picture', draw)
