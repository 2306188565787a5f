/** Submits the form that asks whether to sign out. The page loads this script for people who pressed a button on this site. */
document.forms[0]?.requestSubmit()
