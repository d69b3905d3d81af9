import type { Guide } from '@/wire/schemas/guide'
import { ErrorCode } from '@/wire/errors'
import { dayText } from '@/domain/time/shanghai-time'
import { useAsyncPage } from '@/hooks/use-async-page'
import { useSharing } from '@/hooks/use-sharing'
import { isLost } from '@/services/async-page/is-lost'
import { fetchGuide } from '@/services/api/guide'
import { withPictureAddresses } from '@/services/articles/picture-addresses'
import { staticUrl } from '@/services/environment'
import { goBack } from '@/services/navigation/go-back'
import { open } from '@/services/navigation/open'
import { LoadedOrNot } from '@/ui/loaded-or-not'
import { NavBar } from '@/ui/nav-bar'
import { PageShell } from '@/ui/page'
import { RichText } from '@/widgets/rich-text/rich-text'
import { RuleHead } from '@/widgets/rule-page'
import { Gone } from '@/widgets/gone'
import './guide-page.scss'
import { messages } from './messages'

const leave = () => void goBack('pages/home/index')

/** A text of the house. */
export function GuidePage({ id }: { id: string }) {
  const { page, reload } = useAsyncPage((signal) => fetchGuide(id, { signal }), { key: id, isEnabled: id !== '' })
  const isGone = isLost(id, page, [ErrorCode.guideNotFound])
  const title = page.status === 'ready' ? page.data.title : messages.title
  useSharing(() => ({ title, path: `/pages/rich-text/index?id=${id}` }))

  if (isGone) {
    return (
      <PageShell nav={<NavBar title={messages.title} onBack={leave} />}>
        <Gone title={messages.goneTitle} text={messages.goneText} />
      </PageShell>
    )
  }
  return (
    <PageShell nav={<NavBar title={messages.title} onBack={leave} />} bodyClassName="guide-page">
      {page.status === 'ready' ? <Words guide={page.data} /> : <LoadedOrNot page={page} onReload={reload} />}
    </PageShell>
  )
}

function Words({ guide: { title, asOfDate, body } }: { guide: Guide }) {
  const openPicture = (address: string) => {
    const tapped = body.find((block) => block.kind === 'picture' && staticUrl(block.url) === address)
    if (tapped?.kind === 'picture') void open('pages/easy-page/only-image', { url: tapped.url, title: tapped.alt })
  }
  return (
    <>
      <RuleHead title={title} note={messages.asOf(dayText(asOfDate))} />
      <RichText blocks={withPictureAddresses(body)} onPicture={openPicture} />
    </>
  )
}
