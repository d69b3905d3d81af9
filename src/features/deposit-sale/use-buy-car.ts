import { useDidShow } from '@tarojs/taro'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand/react'
import { useWhileShown } from '@/hooks/use-while-shown'
import { firstPaint } from '@/platform/first-paint'
import { ENTRY_PAGE } from '@/page-table/facts'
import { sentModelHome } from '@/services/api/home'
import { createDepositSale } from '@/services/deposit-sale/controller'
import { keepQuery } from '@/services/navigation/current-route'
import { takeTabParams } from '@/services/navigation/tab-params'
import { buyCarView, type BuyCarView } from './buy-car-view'

/** What `useBuyCar` answers. */
export interface BuyCarControls {
  view: BuyCarView
  choose: (modelId: string) => void
  reload: () => void
}

/** The sale while its page is shown, and the model chosen on it, which a reload finds again. */
export function useBuyCar(linkedModelId: string | undefined): BuyCarControls {
  const [controller] = useState(() => createDepositSale({ sent: sentModelHome() }))
  const [wantedId, setWantedId] = useState(linkedModelId)
  const view = buyCarView(useStore(controller.store), wantedId)

  useWhileShown(() => {
    controller.start()
    return controller.stop
  })

  const isWaiting = view.kind === 'loading'
  useEffect(() => {
    if (!isWaiting) firstPaint.end()
  }, [isWaiting])

  const choose = (modelId: string): void => {
    setWantedId(modelId)
    keepQuery({ model: modelId })
  }

  // A slide or a link of another page may ask for a model while this tab is alive.
  useDidShow(() => {
    const { model } = takeTabParams(ENTRY_PAGE)
    if (model !== undefined) choose(model)
  })

  return { view, choose, reload: controller.reload }
}
