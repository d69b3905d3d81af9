import type { SmsType } from '@/wire/enums/platform'
import { ErrorCode } from '@/wire/errors'
import type { Queryable } from '../../db/queryable'
import { isCode } from './code-hash'
import { MAX_TRIES } from './code-policy'
import { countTry, findNewestCode, markUsed, type Asker, type SentCode } from './code-statements'
import type { KeyRing } from '../../secrets/key-ring'

interface CodeCheck {
  phone: string
  smsType: SmsType
  code: string
  /** Who types it in. */
  asker: Asker
  secret: KeyRing
  now: Date
  /** A right code is not spent: it is taken again until it ends, for what says the same however often it is asked. */
  staysGood?: true
  /** Whether one that was used at a moment is taken again all the same; without it none is. */
  isGoodAgain?: (usedAt: Date) => Promise<boolean>
}

/** Why a code is refused. */
export type CodeRefusal = typeof ErrorCode.wrongCode | typeof ErrorCode.codeExpired | typeof ErrorCode.codeTriesSpent

/** Why a code is of no use at a moment, whatever is typed; null where it can still be typed. */
export const whyUseless = (
  { used_at, expires_at, tries }: SentCode,
  now: Date,
): typeof ErrorCode.codeExpired | typeof ErrorCode.codeTriesSpent | null => {
  if (used_at !== null || now >= expires_at) return ErrorCode.codeExpired
  return tries >= MAX_TRIES ? ErrorCode.codeTriesSpent : null
}

/**
 * Checks a code and spends it, unless it stays good; null when it is right. A code is good for who asked for it, and only
 * their wrong tries count: a stranger can neither use nor spend it. It returns its refusal instead of throwing it: the
 * caller's transaction has to commit, or wrong tries would not be counted.
 */
export const checkCode = async (tx: Queryable, check: CodeCheck): Promise<CodeRefusal | null> => {
  const { phone, smsType, code, asker, secret, now, staysGood, isGoodAgain = async () => false } = check
  const sent = await findNewestCode(tx, phone, smsType, asker)
  if (sent === undefined) return ErrorCode.codeExpired
  const isUnused = sent.used_at === null || (await isGoodAgain(sent.used_at))
  const useless = whyUseless(isUnused ? { ...sent, used_at: null } : sent, now)
  if (useless !== null) return useless
  if (isCode(secret, sent.id, code, sent.code_hash)) {
    if (staysGood === undefined) await markUsed(tx, sent.id, now)
    return null
  }
  await countTry(tx, sent.id)
  return sent.tries + 1 >= MAX_TRIES ? ErrorCode.codeTriesSpent : ErrorCode.wrongCode
}
