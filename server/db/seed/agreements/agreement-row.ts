import type { Agreement } from '@/wire/schemas/agreement'

/** An agreement of the seed. */
export type AgreementRow = Omit<Agreement, 'accepted'> & { zh: ChineseAgreement }

/** The Chinese of an agreement: the same parts in the same order. */
export interface ChineseAgreement {
  title: string
  changeNote: string
  sections: readonly { heading: string; body: string }[]
}

/** A numbered part; paragraphs are parted by an empty line. */
export const section = (heading: string, ...paragraphs: string[]) => ({
  heading,
  body: paragraphs.join('\n\n'),
  changed: false,
})

/** A part that is new or different since the version before. */
export const changedSection = (heading: string, ...paragraphs: string[]) => ({
  ...section(heading, ...paragraphs),
  changed: true,
})
