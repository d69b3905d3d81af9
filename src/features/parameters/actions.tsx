import { open, openRoute } from '@/services/navigation/open'
import { configurePage, hasPage, salePage } from '@/services/navigation/sale-pages'
import { Button } from '@/ui/button'
import { StickyBar } from '@/ui/sticky-bar'
import { depositSaleState } from '@/domain/order/deposit-sale'
import { fetchModelHome } from '@/services/api/home'
import { serverNow } from '@/services/server-clock'
import { messages } from './messages'

/** To the deposit that is on sale now; else, or when nobody can say, to the model's poster, which tells what comes. */
const order = async (modelId: string): Promise<void> => {
  const home = await fetchModelHome().catch(() => undefined)
  const model = home?.modelList.find(({ id }) => id === modelId)
  const sale = model && depositSaleState(model.marketAllocationVos, serverNow())
  return sale?.kind === 'open'
    ? openRoute(salePage(modelId, sale.allocation))
    : open('pages/order/index', { model: modelId })
}

/** From the figures to the car. */
export function Actions({ modelId }: { modelId: string }) {
  const configure = configurePage(modelId)
  return (
    <StickyBar>
      {hasPage(configure) && (
        <Button kind="line" onPress={() => openRoute(configure)}>
          {messages.configure}
        </Button>
      )}
      <Button kind="blue" onPress={() => order(modelId)}>
        {messages.order}
      </Button>
    </StickyBar>
  )
}
