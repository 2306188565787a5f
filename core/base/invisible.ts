/** Marks of direction, zero-width blanks, soft hyphens and fillers come along with copied text and cannot be seen. */
export const invisible = /\p{Cf}|\p{Default_Ignorable_Code_Point}/gu
