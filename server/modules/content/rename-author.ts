import type { Queryable } from '../../db/queryable'

/** Gives the author that an account writes as, where there is one, the account's name and portrait of today. */
export const renameAuthorOf = async (tx: Queryable, userId: string): Promise<void> => {
  await tx.query(
    `UPDATE author SET name = account.nick_name, avatar = account.avatar, zh = author.zh - 'name'
     FROM account WHERE account.id = $1 AND author.user_id = account.id`,
    [userId],
  )
}
