import type { SkeletonBar } from '@/ui/skeleton'
import { OrderPage } from '@/widgets/order-page'
import { ConfirmOrder } from './confirm-order'
import { fetchGuide } from './guide'
import { messages } from './messages'

const LINE: SkeletonBar = { widthPercent: 80, heightPx: 16 }
const CARDS: readonly (readonly SkeletonBar[])[] = [
  [{ widthPercent: 60, heightPx: 24 }, LINE],
  [{ widthPercent: 40, heightPx: 24 }, LINE, LINE, LINE],
  [{ widthPercent: 40, heightPx: 24 }, LINE, LINE, LINE],
]

/** The page that locks a big order. */
export function GuidePage({ id }: { id: string }) {
  const nothingToConfirm = { title: messages.nothingTitle, text: messages.nothingText }
  return (
    <OrderPage id={id} title={messages.title} cards={CARDS} otherStep={nothingToConfirm} read={() => fetchGuide(id)}>
      {(guide, { nav, reload }) => <ConfirmOrder nav={nav} guide={guide} onReload={reload} />}
    </OrderPage>
  )
}
