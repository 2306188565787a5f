import { useEffect, useRef, useState } from 'react'
import { SearchField } from '../kit/fields/SearchField'

/** The pause in typing before the search runs, in milliseconds. */
const pause = 250

interface SearchBoxProps {
  label: string
  search: string
  onSearch(search: string): void
}

/** A field that searches during typing, or at once on Enter. A response never replaces the typed text. */
export function SearchBox({ label, search, onSearch }: SearchBoxProps) {
  const [typed, setTyped] = useState(search)
  const sent = useRef(search)
  const onSearchRef = useRef(onSearch)
  onSearchRef.current = onSearch

  useEffect(() => {
    // The address or an attribute has set another search.
    if (search !== sent.current) setTyped(search)
    sent.current = search
  }, [search])

  useEffect(() => {
    if (typed.trim() === sent.current) return
    const timer = setTimeout(() => {
      sent.current = typed.trim()
      onSearchRef.current(sent.current)
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
        onSearchRef.current(sent.current)
      }}
    />
  )
}
