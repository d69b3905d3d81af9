import { hasPage } from '@/services/navigation/known-routes'
import { open, openRoute } from '@/services/navigation/open'
import { Button } from '@/ui/button'
import { StickyBar } from '@/ui/sticky-bar'
import { messages } from './messages'

/** From the figures to the car. */
export function Actions({ modelId }: { modelId: string }) {
  const configure = { path: 'pages/customization-car/index', params: { modelId } }
  return (
    <StickyBar>
      {hasPage(configure.path) && (
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
