/** A pirate flies out of his Hangar and in again, three times, and fills up for 4 MC each: of 10 MC only 2 are left. */
const LINES = `
  chance setup 3 6 9; chance energy 1:RFW 2:RFS 3:RFW 4:RA 5:LA;
  chance energy 1:LFW 2:LFS 3:LFS 4:LA 5:RF; 0 hangar 0; 1 hangar 1; chance draw minerals;
  chance draw metals; chance draw hitech; 0 place 1 2600 4500; 0 place 2 2900 4500;
  0 place 3 3200 4500; 1 flick 1 0 1; chance luck 7; 1 flick 2 0 1; chance luck 7; 1 flick 3 0 1;
  chance luck 7; chance draw salts; chance draw gases; chance draw minerals; 1 place 4 3400 4300;
  1 place 5 2600 4200; 1 place 6 2900 4200; 0 flick 4 0 1; chance luck 7; 0 flick 5 0 1;
  chance luck 7; 0 flick 6 0 1; chance luck 7; 0 energy 4:RA; 0 hazard A; chance draw metals;
  0 place 7 3200 4100; 1 flick 7 0 1; chance luck 7; 0 template 450 -350; 0 template 1350;
  0 fill 4 4 4 4; chance energy 4:LF 4:LF 4:RF 4:RF; 1 energy 4:LA; 1 hazard A; chance draw hitech;
  1 place 8 2600 3900; 0 flick 8 0 1; chance luck 7; 1 template 1800; 1 end; 0 energy 4:LF;
  0 hazard L; chance draw salts; 0 place 9 2900 3900; 1 flick 9 0 1; chance luck 7; 0 flick 1 0 1;
  chance luck 7; 0 template 450 -350; 0 template 1350; 0 fill 4 4 4 4;
  chance energy 4:RW 4:RA 4:RF 4:LF; 1 energy 5:RF; 1 hazard R; chance draw gases;
  1 place 10 3400 3900; 0 flick 10 0 1; chance luck 7; 1 flick 1 0 1; chance luck 7;
  1 template 1800; 1 end; 0 energy 4:RA; 0 hazard A; chance draw minerals; 0 place 11 2600 2000;
  1 flick 11 0 1; chance luck 7; 0 template 450 -350; 0 template 1350`;

/** At the third Fill-up. */
export const POOR: readonly string[] = LINES.split(';').map((line) => line.trim());
