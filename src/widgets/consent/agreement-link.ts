import type { Agreement } from '@/wire/schemas/agreement'
import { open } from '@/services/navigation/open'

/** An agreement that can be read before it is agreed to. */
export interface AgreementLink {
  title: string
  onOpen: () => void
}

/** Agreements as the row and the sheet name them, each leading to its text. */
export const agreementLinks = (agreements: readonly Pick<Agreement, 'id' | 'title'>[]): AgreementLink[] =>
  agreements.map(({ id, title }) => ({
    title,
    onOpen: () => void open('pages/agreements/view', { id: String(id) }),
  }))
