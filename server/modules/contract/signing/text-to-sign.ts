import type { Language } from '@/language/language'
import type { Queryable } from '../../../db/queryable'
import { run } from '../../../db/together'
import { PaperKind } from '../../paper/paper-kind'
import { papersOf } from '../../paper/paper-statements'

/** The file of a contract in the language in which it is signed, with its SHA-256. */
export const textToSign = async (
  db: Queryable,
  { orderId, language }: { orderId: string; language: Language },
): Promise<{ path: string; fingerprint: string }> => {
  const papers = await run(db, papersOf(orderId, language))
  const { path, fingerprint } = papers.find(({ kind }) => kind === PaperKind.contract) ?? {}
  if (path === undefined || !fingerprint) throw new Error(`order ${orderId} has no contract to sign`)
  return { path, fingerprint }
}
