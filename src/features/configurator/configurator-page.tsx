import { useShareAppMessage } from '@tarojs/taro'
import { usePageParams } from '@/hooks/use-page-params'
import { goBack } from '@/services/navigation/go-back'
import { NavBar } from '@/ui/nav-bar'
import { PageShell } from '@/ui/page'
import { carStore, changeCar } from './car/car-store'
import { Configurator } from './configurator'
import { messages } from './messages'
import { NoCar } from './car/no-car'
import { shareCardOf } from './share/share'
import { useCar } from './car/use-car'
import { useTaps } from './conflict/use-taps'

/** The page that configures a car: its own draft, a saved or a shared one. */
export function ConfiguratorPage() {
  const link = usePageParams<'pages/customization-car/index'>()
  const { orderId } = link
  const { page, reload, state, news, dismissNews } = useCar(link)
  const leave = () =>
    void (orderId === undefined ? goBack('pages/order/index') : goBack('pages/order/order', { orderId }))
  const taps = useTaps({ read: () => carStore.getState()?.car, change: changeCar })
  useShareAppMessage(() => shareCardOf(state))

  if (state === null) {
    return (
      <PageShell nav={<NavBar title={messages.configure} onBack={leave} />}>
        <NoCar page={page} onReload={reload} />
      </PageShell>
    )
  }
  return (
    <Configurator
      state={state}
      taps={taps}
      news={news}
      isForOrder={orderId !== undefined}
      onRead={dismissNews}
      onReload={reload}
      onBack={leave}
    />
  )
}
