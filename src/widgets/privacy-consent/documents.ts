import { AgreementId } from '@/wire/enums/agreement'
import { AGREEMENT_TITLES } from '@/domain/agreement-titles'
import { open } from '@/services/navigation/open'
import type { ConsentDocument } from './ask'

const NAMES = ['privacyPolicy', 'personalInfoCollectionList'] as const satisfies readonly (keyof typeof AgreementId)[]

/** What a shopper may read before they let the app use personal data. */
export const privacyDocuments = (): ConsentDocument[] =>
  NAMES.map((name) => ({
    title: AGREEMENT_TITLES[name],
    onOpen: () => void open('pages/agreements/view', { id: String(AgreementId[name]) }),
  }))
