import { AgreementId } from '@/wire/enums/agreement'
import { AGREEMENT_TITLES } from '@/domain/agreement-titles'
import { agreementLinks } from '@/widgets/consent/agreement-link'

const NEEDED = ['userAgreement', 'privacyPolicy'] as const satisfies readonly (keyof typeof AgreementId)[]

/** What a shopper agrees to by logging in, each to be read before. */
export const LOGIN_AGREEMENTS = agreementLinks(
  NEEDED.map((name) => ({ id: AgreementId[name], title: AGREEMENT_TITLES[name] })),
)
