import { usePageParams } from '@/hooks/use-page-params'
import { goBack } from '@/services/navigation/go-back'
import { NavBar } from '@/ui/nav-bar'
import { PageShell } from '@/ui/page'
import { messages } from '../messages'
import { NoCar } from '../car/no-car'
import { Options } from './options'
import { forOrder } from '../car/car-store'
import { useCar } from '../car/use-car'

interface OptionsPageProps {
  /** Opens with the sheet of the group that the link names. */
  hasSheet?: boolean
}

/** The page with every option in a list; with a sheet over it, a group to search and to choose from. */
export function OptionsPage({ hasSheet = false }: OptionsPageProps) {
  const { modelId, orderId, group } = usePageParams<'pages/ValetSelection/List'>()
  const { page, reload, state } = useCar(
    { modelId, orderId },
    { isFollowing: true, query: group === undefined ? {} : { group } },
  )
  const params = state === null ? {} : { modelId: state.model.id, ...forOrder(state) }
  const toCar = () => void goBack('pages/customization-car/index', params)
  const toList = () => void goBack('pages/ValetSelection/List', params)
  const leave = hasSheet ? toList : toCar

  if (state === null) {
    return (
      <PageShell nav={<NavBar title={messages.options} onBack={leave} />}>
        <NoCar page={page} onReload={reload} />
      </PageShell>
    )
  }
  return <Options state={state} groupType={group} hasSheet={hasSheet} onBack={leave} onList={toList} />
}
