import { AgreementId } from '@/wire/enums/agreement'
import { AGREEMENT_TITLES } from '@/domain/agreement-titles'
import { ACCOUNT_AGREEMENTS } from '@/domain/needed-agreements'
import { agreementLinks, type AgreementLink } from '@/widgets/consent/agreement-link'

/** What a shopper agrees to by logging in, each to be read before. */
export const loginAgreements = (): AgreementLink[] =>
  agreementLinks(ACCOUNT_AGREEMENTS.map((name) => ({ id: AgreementId[name], title: AGREEMENT_TITLES[name] })))
