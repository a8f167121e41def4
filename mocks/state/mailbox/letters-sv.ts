import type { Letters } from './letter-kinds.ts'

/** What the product writes in Swedish. */
export const lettersSv: Letters = {
  welcome: {
    subject: 'Välkommen till {site}',
    text: 'Hej {name}!\n\nDitt konto är klart. Nu kan du spara bostäder, bevaka sökningar och anmäla dig till visningar.\n\nHälsningar\n{site}',
  },
  verifyEmail: {
    subject: 'Din kod är {code}',
    text: 'Hej {name}!\n\nSkriv koden {code} på sidan där du skapar ditt konto. Den gäller i 15 minuter.\n\nHar du inte försökt skapa något konto kan du bortse från det här mejlet.\n\nHälsningar\n{site}',
  },
  setPassword: {
    subject: 'Välj ett nytt lösenord',
    text: 'Hej {name}!\n\nFölj länken inom en timme för att välja ett nytt lösenord:\n{link}\n\nHar du inte bett om det kan du bortse från det här mejlet. Ditt lösenord är oförändrat.\n\nHälsningar\n{site}',
  },
  eidOnly: {
    subject: 'Du loggar in med e-legitimation',
    text: 'Hej {name}!\n\nNågon, förmodligen du, bad om ett nytt lösenord. Ditt konto har inget: du loggar in med din e-legitimation.\n\nHälsningar\n{site}',
  },
  passwordChanged: {
    subject: 'Ditt lösenord är ändrat',
    text: 'Hej {name}!\n\nLösenordet till ditt konto har bytts. Var det inte du? Välj genast ett nytt och hör av dig till kundservice.\n\nHälsningar\n{site}',
  },
  changeEmail: {
    subject: 'Bekräfta din nya e-postadress',
    text: 'Hej {name}!\n\nFölj länken inom ett dygn, så börjar den här adressen gälla:\n{link}\n\nTills dess loggar du in med den gamla.\n\nHälsningar\n{site}',
  },
  emailChanged: {
    subject: 'Din e-postadress är ändrad',
    text: 'Hej {name}!\n\nDitt konto har fått adressen {email}, och den här gäller inte längre.\n\nVar det inte du som bytte? Ta tillbaka bytet inom sju dagar. Du behöver inte logga in:\n{link}\n\nHör sedan av dig till kundservice.\n\nHälsningar\n{site}',
  },
  emailRestored: {
    subject: 'Bytet av e-postadress är tillbakataget',
    text: 'Hej {name}!\n\nDitt konto har fått tillbaka adressen {email}, och den här gäller inte längre. Någon som läser mejlen dit tog tillbaka bytet.\n\nVar det inte du? Logga in med e-legitimation, byt adress igen och hör av dig till kundservice.\n\nHälsningar\n{site}',
  },
  accountClosed: {
    subject: 'Ditt konto är avslutat',
    text: 'Hej {name}!\n\nDitt konto är avslutat, och det du hade sparat är borta. Avtal, betalningar och ärenden sparar vi så länge lagen kräver. Var det inte du? Hör av dig till kundservice.\n\nHälsningar\n{site}',
  },
  eidConnected: {
    subject: 'Din e-legitimation är kopplad till kontot',
    text: 'Hej {name}!\n\nNu kan du logga in med e-legitimation, anmäla fel och signera avtal.\n\nHälsningar\n{site}',
  },
  vipFee: {
    subject: 'Din VIP-avgift',
    text: 'Hej {name}!\n\nTack för att du vill stå först i kön. Betala {amount} senast {date} under Betalningar på Mina sidor.\n\nHälsningar\n{site}',
  },
  vipByCode: {
    subject: 'Nu är du VIP',
    text: 'Hej {name}!\n\nKampanjkoden {code} står för avgiften, så det finns inget att betala. Ditt medlemskap gäller i ett år.\n\nHälsningar\n{site}',
  },
  interest: {
    subject: 'Tack för ditt intresse för {project}',
    text: 'Hej {name}!\n\nVi har noterat att du vill veta mer om {project}. Du hör från oss när det finns något att berätta.\n\nHälsningar\n{site}',
  },
  showing: {
    subject: 'Välkommen på visning av {project}',
    text: 'Hej {name}!\n\nDu är anmäld till visningen av {project} den {date} klockan {time}.\n{place}\n\nKan du inte komma? Hör av dig, så får någon annan din plats.\n\nHälsningar\n{site}',
  },
  contact: {
    subject: 'Vi har fått ditt meddelande',
    text: 'Hej {name}!\n\nTack för att du skrev till oss. Vi svarar inom två arbetsdagar.\n\nDitt meddelande:\n{message}\n\nHälsningar\n{site}',
  },
  searchAlert: {
    subject: 'Nytt i din sökning ”{search}”',
    text: 'Hej {name}!\n\nDet här är nytt i sökningen ”{search}”:\n\n{homes}\n\nDu får det här mejlet {often}, när det finns något nytt. Vill du ha det mer sällan? Ändra under Sparade sökningar på Mina sidor.\n\nVill du stoppa mejlen? Följ den här länken, du behöver inte logga in:\n{stop}\n\nHälsningar\n{site}',
  },
  priceLowered: {
    subject: 'Sänkt pris: {home}',
    text: 'Hej {name}!\n\nPriset är sänkt på en bostad som du har sparat:\n\n{home}\nNytt pris: {price} (tidigare {former})\n\nVill du stoppa mejlen om sänkta priser? Följ den här länken, du behöver inte logga in:\n{stop}\n\nHälsningar\n{site}',
  },
  application: {
    subject: 'Vi har fått din ansökan',
    text: 'Hej {name}!\n\nTack för att du söker jobbet {opening}. Vi läser alla ansökningar själva och hör av oss inom tre veckor från sista ansökningsdagen, också om det blir nej.\n\nHälsningar\n{site}',
  },
}
