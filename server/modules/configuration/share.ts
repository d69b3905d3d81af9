import type { ConfigurationChoice, ConfigurationSnapshot, SharedConfiguration } from '@/wire/schemas/configuration'
import { ErrorCode } from '@/wire/errors'
import { isSameChoice } from '@/domain/configuration/snapshot'
import type { Queryable } from '../../db/queryable'
import { Refusal } from '../../http/errors'
import { typedCode } from '../../system/typed-code'
import { checkCar } from './quote'
import { CODE_LENGTHS, shareCodeOf } from './share-code'

const findShared = async (database: Queryable, code: string): Promise<ConfigurationSnapshot | undefined> => {
  const sql = 'SELECT snapshot FROM shared_configuration WHERE code = $1'
  return (await database.one<{ snapshot: ConfigurationSnapshot }>(sql, [code]))?.snapshot
}

const isSameCar = (one: ConfigurationSnapshot, other: ConfigurationSnapshot): boolean =>
  isSameChoice(one, other) && one.totalFen === other.totalFen

/**
 * Gives a configuration a short code that opens it for anyone, for good: it names a car and nobody.
 *
 * @throws Refusal as checkCar: what cannot be built cannot be shared.
 */
export const shareCar = async (
  database: Queryable,
  choice: ConfigurationChoice,
  now: Date,
): Promise<SharedConfiguration> => {
  const { snapshot } = await checkCar(database, choice)
  for (const length of CODE_LENGTHS) {
    const code = shareCodeOf(snapshot, length)
    await database.query(
      'INSERT INTO shared_configuration (code, snapshot, shared_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
      [code, JSON.stringify(snapshot), now],
    )
    const stored = await findShared(database, code)
    if (stored && isSameCar(stored, snapshot)) return { ...stored, shareCode: code }
  }
  throw new Error(`No share code is free for ${snapshot.pnoTwelve}`)
}

/**
 * The configuration behind a code, as it was when it was shared.
 *
 * @throws Refusal shareNotFound for a code that was never given.
 */
export const sharedCar = async (database: Queryable, typed: string): Promise<SharedConfiguration> => {
  const shareCode = typedCode(typed)
  const snapshot = await findShared(database, shareCode)
  if (snapshot === undefined) throw new Refusal(ErrorCode.shareNotFound)
  return { ...snapshot, shareCode }
}
