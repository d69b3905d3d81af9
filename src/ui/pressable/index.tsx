import classNames from 'classnames'
import type { PressableProps } from './types'
import { useOnePress } from './use-one-press'

/** A surface that can be pressed: in H5 the browser's own button, so that keyboard and screen readers just work. */
export function Pressable(props: PressableProps) {
  const { children, className, label, role, id, isDisabled, isBusy, isSkippedByTab, onPress, onKey } = props
  const press = useOnePress(onPress)
  return (
    <button
      type="button"
      id={id}
      className={classNames('press', className)}
      role={role}
      aria-label={label}
      // Not `disabled`: a disabled control says why, so it must stay reachable.
      aria-disabled={isDisabled || undefined}
      aria-busy={isBusy || undefined}
      aria-checked={props.isChecked}
      aria-selected={props.isSelected}
      aria-expanded={props.isExpanded}
      tabIndex={isSkippedByTab ? -1 : undefined}
      onClick={isDisabled ? undefined : press}
      onKeyDown={onKey && ((event) => onKey(event.key))}
    >
      {children}
    </button>
  )
}
