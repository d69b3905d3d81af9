import { open, openRoute } from '@/services/navigation/open'
import { configurePage, hasPage } from '@/services/navigation/sale-pages'
import { Button } from '@/ui/button'
import { StickyBar } from '@/ui/sticky-bar'
import { messages } from './messages'

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
      <Button kind="blue" onPress={() => open('pages/order/index', { model: modelId })}>
        {messages.order}
      </Button>
    </StickyBar>
  )
}
