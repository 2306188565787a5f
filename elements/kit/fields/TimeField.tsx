import clock from 'icon:clock'
import { readTime } from '../../../core/base/read-time'
import { useText } from '../context'
import { TextField, type TextFieldProps } from './TextField'

type Props = Omit<TextFieldProps, 'type' | 'inputMode' | 'maxLength' | 'placeholder' | 'icon' | 'onChange'> & {
  onChange: (value: string) => void
  /** The clock at the start; off where room is short. */
  plain?: boolean | undefined
}

/** A time of day, "HH:mm". What can be read as one is written so when the field is left; the rest stays as typed. */
export function TimeField({ plain, onBlur, ...props }: Props) {
  const t = useText()
  const settle = () => {
    const time = readTime(props.value)
    if (time !== null && time !== props.value) props.onChange(time)
    onBlur?.()
  }
  return (
    <TextField {...props} icon={plain ? undefined : clock} placeholder={t('kit.timePlaceholder')} onBlur={settle} />
  )
}
