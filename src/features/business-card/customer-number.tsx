import { useAsyncPage } from '@/hooks/use-async-page'
import { fetchSalesAccount } from '@/services/api/account'
import { useUser } from '@/stores/session'
import { Card } from '@/ui/card'
import { Cell } from '@/ui/cell'
import { CellLink } from '@/ui/cell/cell-link'
import { copyText } from '@/ui/popup/copy'
import { messages } from './messages'

/** What sales know the shopper by, to send them: too long to be read out. Nothing for whom they know by phone alone. */
export function CustomerNumber({ adviserName }: { adviserName: string }) {
  const userId = useUser()?.id
  const { page } = useAsyncPage((signal) => fetchSalesAccount({ signal }), {
    key: userId ?? '',
    isEnabled: userId !== undefined,
  })
  const account = page.status === 'ready' ? page.data : null
  if (account === null) return null
  return (
    <Card isList>
      <Cell
        label={messages.customerNumber}
        note={messages.customerNumberNote(adviserName)}
        value={
          <CellLink label={messages.copyNumber} onPress={() => void copyText(account)}>
            {messages.copy}
          </CellLink>
        }
      />
    </Card>
  )
}
