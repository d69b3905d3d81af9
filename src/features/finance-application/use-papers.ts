import type { FinanceApplication } from '@/wire/schemas/loan'
import { LoanPaper } from '@/wire/enums/finance'
import { usePictureUploads, type PictureUploads } from '@/widgets/picture-uploads/use-picture-uploads'

/** The pictures of each paper. */
export type Papers = Record<LoanPaper, PictureUploads>

/** The papers of an application: what the server has, and what was uploaded since and not saved. */
export function usePapers({ orderId, papers }: Pick<FinanceApplication, 'orderId' | 'papers'>): Papers {
  const optionsOf = (kind: LoanPaper) => ({
    purpose: `finance:${orderId}:${kind}`,
    kept: papers.filter((paper) => paper.kind === kind),
  })
  return {
    [LoanPaper.identity]: usePictureUploads(optionsOf(LoanPaper.identity)),
    [LoanPaper.income]: usePictureUploads(optionsOf(LoanPaper.income)),
  }
}
