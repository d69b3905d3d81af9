import { ErrorCode } from '@/wire/errors'
import { ApiError } from '../request/errors'
import { currentUserId } from './session'

/**
 * What takes several steps must not go on as whoever is logged in by then.
 *
 * @returns what makes a call refuse, as an ended session does, once somebody else is logged in than `userId`.
 */
export const onlyAs =
  (userId: string) =>
  <Args extends readonly unknown[], Reply>(call: (...args: Args) => Promise<Reply>) =>
  async (...args: Args): Promise<Reply> => {
    if (currentUserId() !== userId) throw new ApiError('auth', ErrorCode.sessionExpired, '')
    return call(...args)
  }
