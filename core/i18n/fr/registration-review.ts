export default {
  'registration.moreTitle': 'L’examinateur a besoin de précisions avant d’approuver',
  'registration.rejectedTitle': 'L’inscription a été rejetée',
  'registration.rejectedDetail':
    'Modifiez ce qui doit l’être, puis inscrivez-vous à nouveau. Un nouvel examen prend environ 3 jours ouvrés.',
  'registration.moreDetail': 'Un nouvel examen prend environ 3 jours ouvrés.',
  'registration.submittedOn': 'Soumis {time} ({zone})',
  'registration.changes': 'Modifié depuis le dernier envoi',
  'registration.noChanges': 'Rien pour l’instant',
  'registration.successTitle': 'Votre inscription a été soumise',
  'registration.successDetail':
    'Un examinateur l’étudie. Nous écrivons à vos adresses e-mail dès que la décision est prise.',
  'registration.leftOut': 'Votre saisie n’a pas été soumise',
  'registration.leftOutPending':
    'L’inscription de votre entreprise a été soumise sans elle. Votre saisie est conservée et réapparaîtra si des précisions sont demandées.',
  'registration.leftOutLive':
    'L’inscription de votre entreprise a été approuvée sans elle. Modifiez ce qu’il vous faut encore dans vos paramètres, puis abandonnez-la ici.',
  'registration.pendingTitle': 'Votre inscription est en cours d’examen',
  'registration.reviewedBy': 'Trois jours ouvrés seront écoulés le {day}.',
  'registration.approvedTitle': 'Votre inscription est approuvée',
  'registration.approvedDetail': 'Des ordres de travail peuvent désormais vous être attribués.',
  'registration.toStart': 'Aller à la page d’accueil',
  'registration.submittedData': 'Ce qui a été soumis',
  'registration.liveData': 'Ce qui est en vigueur',
  'registration.cancelTitle': 'Quitter l’inscription ?',
  'registration.cancelDetail': 'Ce que vous avez saisi sans le soumettre sera perdu.',
  'registration.stay': 'Rester ici',
  'registration.leave': 'Quitter et abandonner',
} as const
