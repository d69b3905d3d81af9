import { AgreementId } from '@/wire/enums/agreement'
import { AGREEMENT_TITLES } from '@/domain/agreement-titles'
import { messages } from './messages'

const PAGE = '/pages/agreements/view'

const nameOf = (id: AgreementId) =>
  (Object.keys(AGREEMENT_TITLES) as (keyof typeof AGREEMENT_TITLES)[]).find((name) => AgreementId[name] === id)

/** What a friend gets: the name of the agreement, and a link that opens on it. */
export const shareOfAgreement = (id: AgreementId | undefined): { title: string; path: string } => {
  const name = id === undefined ? undefined : nameOf(id)
  if (id === undefined || name === undefined) return { title: messages.title, path: PAGE }
  return { title: AGREEMENT_TITLES[name], path: `${PAGE}?id=${id}` }
}
