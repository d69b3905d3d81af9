import { ErrorCode } from '@/wire/errors'
import { useSharing } from '@/hooks/use-sharing'
import { goBack } from '@/services/navigation/go-back'
import { open } from '@/services/navigation/open'
import { NavBar } from '@/ui/nav-bar'
import { PageShell } from '@/ui/page'
import type { SkeletonBar } from '@/ui/skeleton'
import { FoundOrNot } from '@/widgets/found-or-not'
import { messages } from '../messages'
import { ShopBar } from './shop-bar'
import { ShopFacts } from './shop-facts'
import { ShopPictures } from './shop-pictures'
import { useShop } from './use-shop'

const CARDS: readonly (readonly SkeletonBar[])[] = [
  [{ widthPercent: 100, heightPx: 200 }],
  [
    { widthPercent: 60, heightPx: 32 },
    { widthPercent: 80, heightPx: 24 },
  ],
]

const leave = () => void goBack('pages/shopList/shopList')

/** The page of one shop. */
export function ShopDetailPage({ id }: { id: string }) {
  const { page, reload } = useShop(id)
  useSharing(() => ({
    title: page.status === 'ready' ? page.data.storeName : messages.title,
    path: `/pages/shopList/details/index?id=${id}`,
  }))
  if (page.status === 'ready') {
    return (
      <PageShell nav={<NavBar variant="afloat" onBack={leave} />} foot={<ShopBar shop={page.data} />}>
        <ShopPictures shop={page.data} />
        <ShopFacts shop={page.data} />
      </PageShell>
    )
  }
  return (
    <PageShell nav={<NavBar title={messages.title} onBack={leave} />}>
      <FoundOrNot
        id={id}
        page={page}
        lostBy={[ErrorCode.shopNotFound]}
        lost={{ title: messages.goneTitle, text: messages.goneText, action: messages.toShops }}
        onAction={() => void open('pages/shopList/shopList')}
        onReload={reload}
        cards={CARDS}
      />
    </PageShell>
  )
}
