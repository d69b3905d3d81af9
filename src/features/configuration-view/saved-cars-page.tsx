import { useShareAppMessage } from '@tarojs/taro'
import { usePageTitle } from '@/hooks/use-page-title'
import { goBack } from '@/services/navigation/go-back'
import { NavBar } from '@/ui/nav-bar'
import { PageShell } from '@/ui/page'
import { messages } from './messages'
import { SavedCars } from './saved-cars'
import { shareCardOf } from './share'

/** The saved cars, whatever else is being configured. */
export function SavedCarsPage() {
  usePageTitle(messages.savedTitle)
  // A list of one's own is nothing for a friend: the card leads to where everybody configures.
  useShareAppMessage(() => shareCardOf(undefined, undefined))
  return (
    <PageShell
      surface="canvas"
      nav={<NavBar title={messages.savedTitle} onBack={() => void goBack('pages/profile/index')} />}
    >
      <SavedCars noneTitle={messages.noneSavedTitle} noneText={messages.noneSaved} />
    </PageShell>
  )
}
