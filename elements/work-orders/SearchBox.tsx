import { useEffect, useRef, useState } from 'react'
import { SearchField } from '../kit/fields/SearchField'

/** How long a person has stopped typing before the list is asked, in milliseconds. */
const pause = 250

interface SearchBoxProps {
  label: string
  search: string
  onSearch(search: string): void
}

/** Searches while one types; Enter does not wait. What is typed is never taken back by an answer. */
export function SearchBox({ label, search, onSearch }: SearchBoxProps) {
  const [typed, setTyped] = useState(search)
  const sent = useRef(search)
  const say = useRef(onSearch)
  say.current = onSearch

  useEffect(() => {
    // Another search came from outside, by the address or an attribute.
    if (search !== sent.current) setTyped(search)
    sent.current = search
  }, [search])

  useEffect(() => {
    if (typed.trim() === sent.current) return
    const timer = setTimeout(() => {
      sent.current = typed.trim()
      say.current(sent.current)
    }, pause)
    return () => clearTimeout(timer)
  }, [typed])

  return (
    <SearchField
      label={label}
      value={typed}
      onChange={setTyped}
      onSubmit={value => {
        setTyped(value)
        sent.current = value.trim()
        say.current(sent.current)
      }}
    />
  )
}
