import { goBack } from '@/services/navigation/go-back'
import { replace } from '@/services/navigation/open'
import { NavBar } from '@/ui/nav-bar'
import { PageShell } from '@/ui/page'
import { EmptyView } from '@/ui/state-view'
import { messages } from './messages'
import type { StageSelection } from './renderer/selection'
import { StageFoot } from './stage-foot'
import { Stage3d } from './stage-3d'
import { useStageOffer } from './use-stage-offer'
import { useStageSelection } from './use-stage-selection'
import './stage-page.scss'

/** Leads back to the configurator; what is not known is left out. */
const leaveTo = (modelId: string | undefined, orderId: string | undefined): void =>
  void goBack('pages/customization-car/index', {
    ...(modelId !== undefined && { modelId }),
    ...(orderId !== undefined && { orderId }),
  })

/** The page that shows a car in 3D; it belongs to the configurator, which takes over what is chosen here. */
export function StagePage() {
  const { selection, orderId, change, done } = useStageSelection()

  if (!selection) {
    return (
      <PageShell nav={<NavBar title={messages.badge} onBack={() => leaveTo(undefined, orderId)} />}>
        <EmptyView
          art="lost"
          title={messages.unknownTitle}
          text={messages.unknownText}
          action={messages.chooseCar}
          onAction={() => void replace('pages/order/index')}
        />
      </PageShell>
    )
  }
  return (
    <KnownCar key={selection.model} selection={selection} linkedOrderId={orderId} onChange={change} onDone={done} />
  )
}

interface KnownCarProps {
  selection: StageSelection
  /** The order that the link names, whoever's it is. */
  linkedOrderId: string | undefined
  onChange: (selection: StageSelection, orderId: string | undefined) => void
  onDone: (orderId: string | undefined) => void
}

function KnownCar({ selection, linkedOrderId, onChange, onDone }: KnownCarProps) {
  const { offer, orderId } = useStageOffer(selection, linkedOrderId)
  const leave = () => leaveTo(selection.model, orderId)
  const finish = () => {
    onDone(orderId)
    leave()
  }
  return (
    <PageShell
      isWide
      className="stage-page"
      bodyClassName="stage-page__body"
      nav={<NavBar variant="afloat" title={messages.models[selection.model]} onBack={leave} />}
      foot={<StageFoot selection={selection} priceFen={offer?.priceFen} onDone={finish} />}
    >
      <Stage3d selection={selection} offer={offer} onChange={(next) => onChange(next, orderId)} />
    </PageShell>
  )
}
