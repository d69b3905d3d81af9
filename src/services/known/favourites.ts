import { createKnown } from './known'

/** Whether articles are saved. */
export const knownFavourites = createKnown<boolean>((one, other) => one === other)
