import { AgreementId } from '@/wire/enums/agreement'
import { AGREEMENT_TITLES } from '@/domain/agreement-titles'
import { open } from '@/services/navigation/open'
import type { AgreementLink } from '@/widgets/agreement-row'

const NEEDED = ['userAgreement', 'privacyPolicy'] as const satisfies readonly (keyof typeof AgreementId)[]

/** What a shopper agrees to by logging in, each to be read before. */
export const LOGIN_AGREEMENTS: readonly AgreementLink[] = NEEDED.map((name) => ({
  title: AGREEMENT_TITLES[name],
  onOpen: () => void open('pages/agreements/view', { id: String(AgreementId[name]) }),
}))
