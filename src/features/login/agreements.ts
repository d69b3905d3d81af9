import { AgreementId } from '@/wire/enums/agreement'
import { AGREEMENT_TITLES } from '@/domain/agreement-titles'
import { agreementLinks, type AgreementLink } from '@/widgets/consent/agreement-link'

const NEEDED = ['userAgreement', 'privacyPolicy'] as const satisfies readonly (keyof typeof AgreementId)[]

/** What a shopper agrees to by logging in, each to be read before. */
export const loginAgreements = (): AgreementLink[] =>
  agreementLinks(NEEDED.map((name) => ({ id: AgreementId[name], title: AGREEMENT_TITLES[name] })))
