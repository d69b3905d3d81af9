import { goBack } from '@/services/navigation/go-back'
import { NavBar } from '@/ui/nav-bar'
import { useScrolledPast } from '@/ui/nav-bar/use-scrolled-past'
import { messages } from './messages'

const leave = () => void goBack('pages/profile/index')

/** The bar over the head, one surface with it, until the page scrolls; only this leaf is drawn again by then. */
export function MemberNav() {
  return <NavBar variant={useScrolledPast(0) ? 'tinted' : 'clear'} isLight title={messages.membership} onBack={leave} />
}
