import { DEFAULT_AVATAR } from '@/domain/person/default-avatars'
import { ErrorCode } from '@/wire/errors'
import type { Queryable } from '../../db/queryable'
import { Refusal } from '../../http/errors'
import { renameAuthorOf } from '../content/rename-author'
import { FILES_PREFIX } from '../file/file-link'
import { releaseFiles } from '../file/file-sweep'
import { lockAccount } from './deletion-statements'
import { defaultNickname } from './nickname'

/** What of a profile others see. */
export const ProfilePart = { nickname: 'nickname', portrait: 'portrait' } as const
export type ProfilePart = (typeof ProfilePart)[keyof typeof ProfilePart]

/** What others see of an account. */
export interface SeenProfile {
  nickName: string
  avatar: string
}

/**
 * Gives an account the nickname or the portrait back that it had from the start, or both, wherever it is seen. The picture
 * that it had is removed, unless the account shows it elsewhere.
 *
 * @throws Refusal accountNotFound.
 */
export const resetProfile = async (
  tx: Queryable,
  accountId: string,
  parts: readonly ProfilePart[],
  now: Date,
): Promise<SeenProfile> => {
  const isThere = await lockAccount(tx, accountId)
  const before = isThere
    ? await tx.one<SeenProfile & { phone: string }>(
        'SELECT phone, nick_name AS "nickName", avatar FROM account WHERE id = $1',
        [accountId],
      )
    : undefined
  if (before === undefined) throw new Refusal(ErrorCode.accountNotFound)
  const seen: SeenProfile = {
    nickName: parts.includes(ProfilePart.nickname) ? defaultNickname(before.phone) : before.nickName,
    avatar: parts.includes(ProfilePart.portrait) ? DEFAULT_AVATAR : before.avatar,
  }
  await tx.query('UPDATE account SET nick_name = $2, avatar = $3 WHERE id = $1', [
    accountId,
    seen.nickName,
    seen.avatar,
  ])
  await renameAuthorOf(tx, accountId)
  if (seen.avatar !== before.avatar && before.avatar.startsWith(FILES_PREFIX))
    await releaseFiles(tx, accountId, [before.avatar.slice(FILES_PREFIX.length)], now)
  return seen
}
