import classNames from 'classnames'
import type { PressableProps } from './types'

/** A surface that can be pressed: in H5 the browser's own button, so that keyboard and screen readers just work. */
export function Pressable(props: PressableProps) {
  const { children, className, label, role, id, isDisabled, isBusy, isSkippedByTab, onPress, onKey } = props
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
      onClick={isDisabled ? undefined : onPress}
      onKeyDown={onKey && ((event) => onKey(event.key))}
    >
      {children}
    </button>
  )
}
