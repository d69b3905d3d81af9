import { open } from '@/services/navigation/open'
import { Icon } from '@/ui/icon'
import { NavBar } from '@/ui/nav-bar'
import { Pressable } from '@/ui/pressable'
import { messages } from './messages'
import './top-bar.scss'

/** The bar of "Mine": only icons, in the colour of the canvas. */
export function TopBar() {
  return (
    <NavBar variant="tinted">
      <Pressable className="mine-bar__icon" label={messages.settings} onPress={() => void open('pages/settings/index')}>
        <Icon name="settings" />
      </Pressable>
    </NavBar>
  )
}
