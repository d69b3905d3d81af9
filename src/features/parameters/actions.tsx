import { findModelHome } from '@/services/api/model-home'
import { open, openRoute } from '@/services/navigation/open'
import { configurePage, openSalePage } from '@/services/navigation/sale-pages'
import { serverNow } from '@/services/server-clock'
import { Button } from '@/ui/button'
import { StickyBar } from '@/ui/sticky-bar'
import { messages } from './messages'

/** To the deposit that is on sale now; else, or when nobody can say, to the model's poster, which tells what comes. */
const order = async (modelId: string): Promise<void> => {
  const model = await findModelHome(modelId)
  const page = model === undefined ? null : openSalePage(model, serverNow())
  return page === null ? open('pages/order/index', { model: modelId }) : openRoute(page)
}

/** From the figures to the car. */
export function Actions({ modelId }: { modelId: string }) {
  return (
    <StickyBar>
      <Button kind="line" onPress={() => openRoute(configurePage(modelId))}>
        {messages.configure}
      </Button>
      <Button kind="blue" onPress={() => order(modelId)}>
        {messages.order}
      </Button>
    </StickyBar>
  )
}
