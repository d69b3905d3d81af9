import type { FinanceApplication } from '@/wire/schemas/loan'
import { FinanceStatus, LoanPaper } from '@/wire/enums/finance'
import { Card } from '@/ui/card'
import { KeptTiles } from '@/widgets/picture-uploads/kept-tiles'
import { Tag } from '@/ui/tag'
import { messages } from './messages'
import { PaperRow } from './paper-row'

/** The statuses in which the lender has seen the papers and agreed. */
const ACCEPTED: readonly FinanceStatus[] = [
  FinanceStatus.approved,
  FinanceStatus.downPaymentPending,
  FinanceStatus.downPaymentPaid,
  FinanceStatus.finalPaymentReleased,
]

function PaperTag({ status }: Pick<FinanceApplication, 'status'>) {
  if (ACCEPTED.includes(status)) return <Tag tone="green">{messages.accepted}</Tag>
  return status === FinanceStatus.submitted ? <Tag tone="orange">{messages.sent}</Tag> : null
}

/** The papers as they were sent, and what the lender made of them. */
export function SentPapersCard({ application: { status, papers } }: { application: FinanceApplication }) {
  const kinds = Object.values(LoanPaper).filter((kind) => papers.some((paper) => paper.kind === kind))
  if (kinds.length === 0) return null
  return (
    <Card title={messages.papersTitle}>
      {kinds.map((kind) => (
        <PaperRow key={kind} kind={kind} value={<PaperTag status={status} />}>
          <KeptTiles
            pictures={papers.filter((paper) => paper.kind === kind)}
            altOf={(number) => messages.paperPicture(messages.papers[kind], number)}
          />
        </PaperRow>
      ))}
    </Card>
  )
}
