export default {
  'company.title': 'Paramètres de l’entreprise',
  'company.saved': 'Les informations de l’entreprise ont été mises à jour',
  'company.unchanged': 'Rien n’a changé depuis le dernier enregistrement',
  'company.saveFailed': 'Les informations de l’entreprise n’ont pas pu être enregistrées',
  'company.accountBehind':
    'Vos informations sont enregistrées, mais le site des comptes affiche peut-être encore les anciennes',
  'company.loadFailed': 'Les informations de l’entreprise n’ont pas pu être chargées',
  'company.readOnlyApproval': 'Lecture seule jusqu’à l’approbation de l’inscription. Voici ce qui a été soumis.',
  'company.readOnlyReturned':
    'Lecture seule jusqu’à l’approbation de l’inscription ; ce qui a été soumis se modifie là-bas',
  'company.readOnlyRole': 'Lecture seule : seul un administrateur de votre entreprise peut modifier ces informations',
  'company.toRegistration': 'Aller à l’inscription',
  'company.notSubmitted': 'Rien n’a encore été soumis',
  'company.notSubmittedDetail':
    'Les téléphones, e-mails et horaires de votre entreprise viennent avec son inscription.',
} as const
