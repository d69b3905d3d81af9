import type { StarfireApplication, StarfireState } from '@/wire/schemas/starfire'
import { ErrorCode } from '@/wire/errors'
import type { Database } from '../../db/queryable'
import { run } from '../../db/together'
import { Refusal } from '../../http/errors'
import { drawSigns } from '../../system/draw-signs'
import { holdAccount } from '../session/hold-account'
import { readStarfire } from './read-starfire'
import { insertStar, isOwner, starOf } from './starfire-statements'

const ID_LENGTH = 8
/** Ids may meet; so many in a row never do. */
const DRAWS = 5

/**
 * Makes an owner an ambassador; who is one already stays as they are.
 *
 * @throws Refusal agreementsNotAccepted without the agreement to be named, starfireOwnersOnly, sessionExpired.
 */
export const applyForStar = (
  database: Database,
  userId: string,
  { isNameShown }: StarfireApplication,
  now: Date,
): Promise<StarfireState> =>
  database.transaction(async (tx) => {
    if (!isNameShown) throw new Refusal(ErrorCode.agreementsNotAccepted)
    await holdAccount(tx, userId)
    if (!(await isOwner(tx, userId))) throw new Refusal(ErrorCode.starfireOwnersOnly)
    for (let draw = 0; draw < DRAWS && (await run(tx, starOf(userId))).length === 0; draw += 1)
      await insertStar(tx, userId, drawSigns(ID_LENGTH), now)
    return readStarfire(tx, { readerId: userId, now })
  })
