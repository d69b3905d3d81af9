import type { ChangeReason } from '@/wire/enums/appointment'
import { SubscriptionScene } from '@/wire/enums/subscription'
import { ErrorCode } from '@/wire/errors'
import type { AppointmentDetail } from '@/wire/schemas/appointment'
import { usePageGuard } from '@/hooks/use-page-guard'
import { callPhone } from '@/platform/opener'
import { cancelAppointment } from '@/services/api/appointment'
import { goBack } from '@/services/navigation/go-back'
import { open } from '@/services/navigation/open'
import { Card } from '@/ui/card'
import { confirmDialog } from '@/ui/popup/dialogs'
import { NavBar } from '@/ui/nav-bar'
import { PageShell } from '@/ui/page'
import type { SkeletonBar } from '@/ui/skeleton'
import { StatusHead } from '@/ui/status-head'
import { ExpertCard } from '@/widgets/expert-card'
import { FoundOrNot } from '@/widgets/found-or-not'
import { SubscriptionAsk } from '@/widgets/subscription/subscription-ask'
import { messages } from '../messages'
import { isOpen } from '../standing'
import { STATUS_TONES } from '../status-tones'
import { useStanding } from '../use-standing'
import { AwaitedHours, FreedHours } from '../waiting/waits-card'
import { ChangeSheet } from './change-sheet'
import { CodeCard } from './code-card'
import { DetailBar } from './detail-bar'
import { FactsCard } from './facts-card'
import { headText } from './head-text'
import { PlaceCard } from './place-card'
import { ReviewCard } from './review-card'
import { useAppointment, type AppointmentView } from './use-appointment'
import { useMove } from './use-move'

const CARDS: readonly (readonly SkeletonBar[])[] = [
  [
    { widthPercent: 50, heightPx: 32 },
    { widthPercent: 80, heightPx: 16 },
  ],
  [{ widthPercent: 100, heightPx: 200 }],
]

/** One appointment: where it stands, its code for the shop, and what can be done about it. */
export function DetailPage({ id }: { id: string }) {
  const isAllowed = usePageGuard()
  const view = useAppointment(id, isAllowed)
  const { page } = view
  const nav = (
    <NavBar
      variant="tinted"
      title={messages.detailTitle}
      onBack={() => void goBack('pages/drive-record/drive-record')}
    />
  )
  if (page.status === 'ready') return <Detail nav={nav} appointment={page.data} view={view} />
  return (
    <PageShell surface="canvas" nav={nav}>
      <FoundOrNot
        id={id}
        page={page}
        onReload={view.reload}
        cards={CARDS}
        lostBy={[ErrorCode.appointmentNotFound]}
        lost={messages.lost}
        onAction={() => void open('pages/drive-record/drive-record')}
      />
    </PageShell>
  )
}

interface DetailProps {
  nav: JSX.Element
  appointment: AppointmentDetail
  view: AppointmentView
}

function Detail({ nav, appointment, view }: DetailProps) {
  const { id, adviser, storeName, mayCancel, mayRate, stars, checkedInTime } = appointment
  const move = useMove(appointment, view)
  const standing = useStanding(appointment)
  const tone = STATUS_TONES[standing]

  const cancel = async (reason?: ChangeReason): Promise<void> => {
    const isSure = await confirmDialog({
      title: messages.cancelTitle,
      text: messages.cancelText,
      okLabel: messages.cancelDrive,
      cancelLabel: messages.keep,
      isDestructive: true,
    })
    if (!isSure) return
    move.close()
    await view.act(() => cancelAppointment({ id, ...(reason !== undefined && { reason }) }), messages.cancelledToast)
  }

  return (
    <PageShell
      surface="canvas"
      tone={tone}
      nav={nav}
      foot={
        <DetailBar
          appointment={appointment}
          standing={standing}
          onChange={() => move.open()}
          onCancel={() => cancel()}
        />
      }
      overlay={
        <>
          <ChangeSheet appointment={appointment} view={move} onCancel={cancel} />
          {mayCancel && standing !== 'over' && <SubscriptionAsk scene={SubscriptionScene.appointment} subject={id} />}
        </>
      }
    >
      <StatusHead title={messages.heads[standing]} text={headText(appointment, standing)} tone={tone} />
      <FreedHours waits={move.waits} onChoose={({ startTime }) => move.open(startTime)} />
      {isOpen(appointment) && checkedInTime === null && <CodeCard appointment={appointment} />}
      {(mayRate || stars !== null) && <ReviewCard appointment={appointment} act={view.act} />}
      <FactsCard appointment={appointment} />
      <AwaitedHours waits={move.waits} onTakeBack={move.takeBack} />
      <PlaceCard appointment={appointment} />
      <Card>
        <ExpertCard
          name={adviser.name}
          roleName={adviser.role}
          text={storeName}
          avatar={adviser.avatar}
          onCall={() => void callPhone(adviser.phone)}
        />
      </Card>
    </PageShell>
  )
}
