import { LineStanding } from '@/wire/enums/sale-line'
import type { LineState } from '@/wire/schemas/sale-line'
import { parseShanghai } from '@/domain/time/shanghai-time'
import { fetchLine, joinLine } from '@/services/api/sale-line'
import { serverNow } from '@/services/server-clock'

const canJoin = ({ standing, lineOpensTime }: LineState): boolean =>
  standing === LineStanding.outside && serverNow() >= parseShanghai(lineOpensTime)

/**
 * Asks where the shopper stands, and takes a ticket for who has none. A turn that has ended is not begun again by itself.
 *
 * @param isMeant - whether a ticket is still wanted once it is known that there is none.
 * @throws ApiError as `call`: modelNotFound.
 */
export const standInLine = async (marketPostId: string, isMeant: () => boolean): Promise<LineState> => {
  const line = await fetchLine(marketPostId)
  return canJoin(line) && isMeant() ? joinLine(marketPostId) : line
}
