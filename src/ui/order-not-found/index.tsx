import { EmptyView } from '@/ui/state-view'

const texts = {
  title: 'We could not find this order',
  text: 'It may have been deleted, or it belongs to another account.',
  toList: 'My orders',
} as const

/** What a page about an order says when there is none to be seen; whose it is, is not told. */
export function OrderNotFound({ onList }: { onList: () => void }) {
  return <EmptyView art="lost" title={texts.title} text={texts.text} action={texts.toList} onAction={onList} />
}
